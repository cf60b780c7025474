"""The Kaktus library's server."""

# The one source of the version; what else names it is held to it by a test.
__version__ = "0.2.0"
