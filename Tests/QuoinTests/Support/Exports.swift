// What the test targets share is there in every file of this one.
@_exported import TestSupport
