/// Which device a window shows.
struct ShownDevice {
    var device: Device?
    var orientation = Device.Orientation.portrait
}
