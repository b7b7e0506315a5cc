import LaminaAnimation
import LaminaDrawing
import LaminaGeometry
import LaminaHeadless
import LaminaHost
import Testing

@Suite("The headless host")
struct HeadlessTests {
  let host = HeadlessHost(scale: 2)
  let surface: HeadlessSurface

  init() {
    surface = host.openSurface(
      SurfaceConfiguration(title: "Test", size: CGSize(width: 20, height: 10)))
  }

  @Test("the picture has the scale's pixels, begins black, and keeps what is drawn")
  func retained() {
    #expect(surface.pixelSize == PixelSize(width: 40, height: 20))
    #expect(surface.picture().pixel(x: 39, y: 19) == 0xFF00_0000)
    surface.present([PixelRect(x: 1, y: 2, width: 1, height: 1)]) { $0.set(0x00FF00, x: 1, y: 2) }
    surface.present([PixelRect(x: 3, y: 2, width: 1, height: 1)]) { $0.set(0x0000FF, x: 3, y: 2) }
    let picture = surface.picture()
    #expect(picture.pixel(x: 1, y: 2) == 0xFF00_FF00)
    #expect(picture.pixel(x: 3, y: 2) == 0xFF00_00FF)
    #expect(surface.presentCount == 2)
  }

  @Test("a picture taken earlier does not change")
  func copies() {
    let before = surface.picture()
    surface.presentAll { $0.set(0xFFFFFF, x: 0, y: 0) }
    #expect(before.pixel(x: 0, y: 0) == 0xFF00_0000)
  }

  @Test("damage outside the picture draws and presents nothing")
  func noDamage() {
    surface.present([PixelRect(x: 40, y: 0, width: 5, height: 5)]) { _ in
      Issue.record("nothing is visible")
    }
    #expect(surface.presentCount == 0)
  }

  @Test("frames come when they are stepped, at the time that the test says")
  func frames() {
    var times: [TimeInterval] = []
    surface.onFrame = { times.append($0.presentation) }
    #expect(!surface.stepFrame())
    surface.requestFrame()
    surface.requestFrame()
    #expect(surface.stepFrame(at: 7))
    #expect(!surface.stepFrame(at: 8))
    #expect(times == [7])
  }

  @Test("events arrive in order until it is closed")
  func events() {
    var seen: [HostEvent] = []
    surface.onEvent = { seen.append($0) }
    surface.send(.focusChanged(true))
    surface.resize(to: CGSize(width: 30, height: 10), scale: 1)
    #expect(seen == [.focusChanged(true), .resized(CGSize(width: 30, height: 10), scale: 1)])
    #expect(surface.pixelSize == PixelSize(width: 30, height: 10))
    surface.close()
    surface.send(.closeRequested)
    #expect(seen.count == 2)
    #expect(host.surfaces.isEmpty)
  }

  @Test("running steps frames and moves time until nothing is asked for")
  func run() {
    surface.onFrame = { [surface] time in if time.number < 60 { surface.requestFrame() } }
    surface.requestFrame()
    host.run()
    #expect(surface.frameCount == 60)
    #expect(abs(host.clock.now - 1) < 1e-9)
  }

  @Test("running until an instant delivers what is asked for at 60 Hz, at last exactly then")
  func runUntil() {
    var times: [TimeInterval] = []
    surface.onFrame = { [surface] time in
      times.append(time.presentation)
      surface.requestFrame()
    }
    surface.requestFrame()
    var pauses = 0
    host.run(until: 0.12) { pauses += 1 }
    #expect(times.map { ($0 * 600).rounded() }.prefix(8) == [0, 10, 20, 30, 40, 50, 60, 70])
    #expect(host.clock.now == 0.12 && times.last == 0.12)
    #expect(pauses >= 9)
  }

  @Test("running until an instant delivers nothing that nobody asked for, and frames due later")
  func runUntilIdle() {
    var times: [TimeInterval] = []
    surface.onFrame = { times.append($0.presentation) }
    surface.requestFrame(at: 0.5)
    host.run(until: 1)
    #expect(times.count == 1 && abs(times[0] - 0.5) < 1.0 / 60)
    #expect(host.clock.now == 1)
  }

  @Test("the clipboard and the primary selection are apart")
  func clipboard() {
    host.clipboard.string = "copied"
    host.clipboard.primarySelection = "selected"
    #expect(host.clipboard.string == "copied")
    #expect(host.clipboard.primarySelection == "selected")
  }
}

extension PixelBuffer {
  fileprivate borrowing func set(_ colour: UInt32, x: Int, y: Int) {
    withUnsafeMutableBytes {
      $0.storeBytes(of: colour, toByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
    }
  }
}
