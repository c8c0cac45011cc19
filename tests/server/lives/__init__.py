"""Simulated lives of a server: one seed, one thread, no real time, no real network and no real disk.

The hall, its matches, deeds, clocks and the bots' queue are the real ones, and so is the path of a click from the
socket to the store. What is simulated surrounds them: `loop` (time), `net` (sockets), `disk` (the store's thread and
what it writes to), `bots` (the processes that think), `people` (who click), and in `world` a storm of kills, cuts, full
disks and clock jumps over all of them. `laws` looks at everything that is told and stored. `make simulate-server`.
"""
