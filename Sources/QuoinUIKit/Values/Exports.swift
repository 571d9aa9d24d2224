// Code that is written for UIKit counts on Foundation's names, CGFloat and CGRect among them.
@_exported import Foundation
