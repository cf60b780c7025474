"""The desk's API calls under /api/desk, one router per part."""

from ninja import Router

from kaktus.desk.api.people import router as people
from kaktus.desk.api.sessions import router as sessions

router = Router()
router.add_router("", sessions)
router.add_router("", people)
