// What it shares with the other commands: arguments, files and progress.
@_exported import QuoinConsole
