"""The pages, each a thin function in the one frame."""
