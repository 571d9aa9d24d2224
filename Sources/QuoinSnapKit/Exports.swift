// Files that import SnapKit alone are few; one import line is to do for both. On Apple's systems this file is all that there
// is of this library: see the end of Package.swift.
@_exported import QuoinUIKit
