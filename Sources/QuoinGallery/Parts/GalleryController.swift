import QuoinKit

/// An example of the gallery that is an application rather than a screen: the controller of a window.
protocol GalleryController: ViewController, GalleryEntry {}
