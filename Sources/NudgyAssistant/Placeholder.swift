/// The conversation engine: see `NudgyEngine`.
