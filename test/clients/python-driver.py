"""Does the actions that it reads, one a line, with the Python client, and prints how each went."""

import hashlib
import json
import sys
import traceback

from kinora import ApiError, GenerationFailedError, Kinora, KinoraError


def act(kinora, action, path):
    if action["do"] == "me":
        kinora.me()
        return {"result": "ok"}
    if action["do"] == "list":
        return {"result": "listed", "ids": [video.id for video in kinora.videos.list(limit=100)]}
    if action["do"] == "show":
        return {"result": kinora.videos.get(action["id"]).status}
    maker = kinora.images if action["type"] == "image" else kinora.videos
    sandbox = {"sandbox": True, "sandbox_outcome": action["sandbox"]} if "sandbox" in action else {}
    made = maker.create(action["prompt"], ai_model=action.get("model"), **sandbox)
    if action.get("wait"):
        made.done()
    outcome = {"result": made.status, "creditsUsed": made.credits_used}
    if not action.get("out"):
        return outcome
    made.save(path)
    with open(path, "rb") as file:
        return {**outcome, "sha256": hashlib.sha256(file.read()).hexdigest()}


def outcome_of(error):
    # With the local variables of every frame of the client, as tools that report errors collect them.
    report = traceback.TracebackException.from_exception(error, capture_locals=True)
    frames = [repr(frame.locals) for frame in report.stack if "/src/kinora/" in frame.filename]
    shown = {"error": error.code, "text": str(error), "repr": repr(error), "frames": frames}
    shown["context"] = repr(error.__context__)
    if isinstance(error, GenerationFailedError):
        return {**shown, "creditsUsed": error.video["creditsUsed"]}
    if isinstance(error, ApiError):
        facts = {"param": error.param, "requestId": error.request_id, "facts": error.facts}
        return {**shown, **facts, "className": type(error).__name__}
    return shown


def run(action, connection, limits, path):
    timeout = limits["timeoutMs"] / 1000 if "timeoutMs" in limits else None
    kinora = Kinora(
        api_key=connection["key"], base_url=connection["url"], retries=limits.get("retries"), timeout=timeout
    )
    try:
        outcome = act(kinora, action, path)
    except KeyboardInterrupt:
        outcome = {"error": "aborted"}
    except KinoraError as error:
        outcome = outcome_of(error)
    return {**outcome, "client": repr(kinora), "transport": repr(vars(kinora._transport))}


for line in sys.stdin:
    try:
        print(json.dumps(run(**json.loads(line))), flush=True)
    except Exception:
        print(json.dumps({"error": traceback.format_exc()}), flush=True)
