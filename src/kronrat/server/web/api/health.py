"""Is the process alive, and can games be played? For whoever starts it again, or sends visitors to it."""

from __future__ import annotations

from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec

from kronrat.server.web.api.common import TheBackend
from kronrat.server.web.readiness import Ready


@get("/healthz", tags=["operation"], media_type=MediaType.TEXT, sync_to_thread=False)
def healthz() -> str:
    """The process is alive, whatever else is wrong: starting it again would help nobody."""
    return "ok"


@get(
    ["/readyz", "/health"],
    tags=["operation"],
    responses={503: ResponseSpec(Ready, description="a part of it is out of order")},
)
async def readyz(backend: TheBackend) -> Response[Ready]:
    """Games can be played: the database answers, changes get written, the schema is this program's."""
    parts = await backend.readiness.check()
    return Response(parts, status_code=200 if parts.ready else 503, headers={"cache-control": "no-store"})


HANDLERS = [healthz, readyz]
