"""This processor, as LLVM knows it."""

import sys
from functools import cache
from importlib.metadata import version
from typing import Any


def triple() -> str:
    """The processor and the system we compile for; LLVM loads objects of one format only on Windows."""
    from llvmlite import binding

    return f"{binding.get_process_triple()}{'-elf' if sys.platform == 'win32' else ''}"


def machine() -> Any:
    """LLVM's own word for this processor."""
    from llvmlite import binding

    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    return binding.Target.from_triple(triple()).create_target_machine(
        cpu=binding.get_host_cpu_name(),
        features=binding.get_host_cpu_features().flatten(),
        opt=3,
        codemodel="jitdefault",
        jit=True,
    )


@cache
def compiled_by() -> str:
    """All that decides what machine code looks like, beside the sources."""
    from llvmlite import binding

    parts = [version(name) for name in ("numba", "llvmlite", "numpy")]
    return " ".join([*parts, triple(), binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten()])
