// Code that is written for UIKit counts on Foundation's names, CGFloat and CGRect among them. On Apple's systems this file is
// all that there is of this library: see the end of Package.swift.
#if canImport(UIKit) && canImport(ObjectiveC)
    @_exported import UIKit
#else
    @_exported import Foundation
#endif
