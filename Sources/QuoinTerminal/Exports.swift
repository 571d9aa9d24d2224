// Whoever shows something in a terminal has what it takes to make it.
@_exported import struct QuoinInspect.TerminalCapabilities
@_exported import QuoinKit
