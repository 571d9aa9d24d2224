// Whoever imports the ready parts has what it takes to lay them out.
@_exported import Quoin
