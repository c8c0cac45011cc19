"""What other points of issue 22 will make true. Until then these laws are not asked."""

CLOCKS_BIND = False  # point 3: thinking since the last entry, time-outs and a wall clock that is set give nothing back
CHAT_ONCE = False  # point 6: a line that is sent again after a kill is said once
