import Glibc
import LaminaWidgetHosting

/// A widget that behaves as its argument says.
@main
enum WidgetProbe {
  static func main() {
    guard let guest = WidgetGuest.connect() else { exit(64) }
    Behaviour(CommandLine.arguments.dropFirst().first ?? "good", guest).run()
  }
}

/// Answers requests, well or badly.
private final class Behaviour {
  private let name: String
  private let guest: WidgetGuest
  private var kept: [UnsafeMutableRawPointer] = []

  init(_ name: String, _ guest: WidgetGuest) { (self.name, self.guest) = (name, guest) }

  func run() {
    while true {
      switch guest.next() {
      case .end: exit(0)
      case .later: wait()
      case .request(let request): take(request)
      }
    }
  }

  private func wait() {
    var file = pollfd(fd: guest.descriptor, events: Int16(POLLIN), revents: 0)
    poll(&file, 1, -1)
  }

  private func take(_ request: WidgetRequest) {
    switch request {
    case .draw(let place): draw(place)
    case .press(let x, let y): press(x, y)
    case .reload: show(2, 2, shade: 9)
    case .taken: break
    }
  }

  private func press(_ x: Double, _ y: Double) {
    switch name {
    case "crashes when pressed": abort()
    case "is done when pressed": guest.report(.finished)
    case "hangs when pressed": while true { pause() }
    case "does nothing when pressed": break
    default: guest.report(.open("probe://\(Int(x))/\(Int(y))"))
    }
  }

  private func draw(_ place: WidgetPlace) {
    switch name {
    case "loops": while true {}
    case "is silent": return
    case "ends": exit(7)
    case "crashes": abort()
    case "leaks": leak(100_000_000)
    case "draws too large": guest.report(.picture(number: 1, width: 30_000, height: 30_000))
    case "talks nonsense": _ = send(guest.descriptor, "draw it yourself", 16, 0)
    case "talks without end":
      while guest.report(.preferredSize(width: 10, height: 10)) || errno == EAGAIN {}
    case "asks for room": guest.report(.preferredSize(width: 320, height: 90))
    default: break
    }
    show(place.pixelWidth, place.pixelHeight, shade: place.isDark ? 10 : 240)
  }

  private func show(_ width: Int, _ height: Int, shade: UInt8) {
    _ = guest.show(width: width, height: height) { pixels in
      for index in pixels.indices { pixels[index] = shade }
    }
  }

  private func leak(_ bytes: Int) {
    guard let memory = malloc(bytes) else { return }
    memset(memory, 1, bytes)
    kept.append(memory)
  }
}
