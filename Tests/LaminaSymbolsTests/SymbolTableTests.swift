import LaminaGeometry
import LaminaSymbols
import Testing

/// The table of names, and that each of them can be drawn.
@Suite("Names of symbols", .timeLimit(.minutes(5)))
struct SymbolTableTests {
  private static let library = SymbolLibrary(.standard, budget: 64 << 20)

  private func outline(_ name: String) -> SymbolOutline? {
    if case .found(let outline) = Self.library.find(name) { outline } else { nil }
  }

  @Test("There are many more than 800, in order, and none twice")
  func count() {
    let names = Self.library.names
    #expect(names.count >= 2400)
    #expect(names == Array(Set(names)).sorted())
  }

  @Test("Each name has an outline that is not empty and lies in its square")
  func outlines() {
    let square = CGRect(x: 0, y: 0, width: 16, height: 16).insetBy(dx: -0.75, dy: -0.75)
    for name in Self.library.names {
      guard case .found(let outline) = Self.library.find(name) else {
        Issue.record("\(name): \(Self.library.find(name))")
        continue
      }
      let box = outline.bounds
      #expect(max(box.width, box.height) >= 4, "\(name) has the box \(box)")
      #expect(square.contains(box), "\(name) has the box \(box)")
    }
  }

  @Test(
    "Those that programs use most are there",
    arguments: [
      "plus", "trash", "checkmark.circle.fill", "play.fill", "chevron.right", "calendar",
      "exclamationmark.triangle.fill", "xmark", "folder", "xmark.circle", "message", "tag", "clock",
      "magnifyingglass", "xmark.circle.fill", "chevron.down", "circle", "gear", "house", "key",
      "command", "checkmark.seal.fill", "link", "star.fill", "pause", "bell.fill", "info.circle",
      "chevron.forward", "pencil", "minus", "network", "person", "heart.fill", "phone", "pin",
      "arrow.down.circle", "globe", "ladybug", "arrow.up.arrow.down", "lock", "photo", "camera",
      "arrow.clockwise", "gearshape.fill", "ellipsis", "line.3.horizontal.decrease.circle",
      "square.and.arrow.up", "bookmark", "list.bullet", "doc.on.doc", "bolt.fill", "plus.circle",
      "ellipsis.circle", "questionmark.circle", "shuffle", "slider.horizontal.3", "tray",
      "arrow.right", "keyboard", "shield", "wifi", "timer", "eye", "eye.slash", "tv",
      "speaker.wave.2", "location", "square.and.pencil", "chart.bar", "person.crop.circle",
      "person.2.fill", "moon.stars.fill", "sun.max.fill", "cart.badge.plus", "creditcard.fill",
      "bell.badge", "folder.badge.plus", "person.crop.circle.badge.plus", "doc.text", "envelope",
      "hand.thumbsup", "hand.raised.fill", "leaf", "flame.fill", "drop.fill", "battery.100",
      "square.grid.2x2", "arrow.triangle.2.circlepath", "rectangle.portrait.and.arrow.right",
      "mic.slash.fill", "video.slash.fill", "wand.and.stars", "sidebar.left", "terminal",
      "1.circle.fill", "goforward.15", "star.leadinghalf.filled", "faceid", "touchid", "qrcode",
    ])
  func most(_ name: String) { #expect(outline(name) != nil) }

  @Test("Endings of names make symbols of others")
  func endings() {
    for name in ["gift.square.fill", "tv.slash", "balloon.circle.fill", "keyboard.badge.plus"] {
      #expect(outline(name) != nil, "\(name)")
    }
    for name in ["", ".fill", "fill", "no.circle", "plus.nothing", ".badge.plus", "circle..fill"] {
      #expect(outline(name) == nil, "\(name)")
    }
  }

  @Test("A mark on a disc is a layer of its own before it, and a badge before what it is on")
  func layers() {
    #expect(outline("gift.circle.fill")?.levelCount == 2)
    #expect(outline("checkmark.circle.fill")?.levelCount == 2)
    #expect(outline("checkmark.circle")?.levelCount == 2)
    #expect(outline("folder.badge.plus")?.levelCount == 2)
    #expect(outline("tv.badge.plus")?.levelCount == 2)
    #expect(outline("star.fill")?.levelCount == 1)
  }

  @Test("Waves, bars and dots light up one after the other")
  func steps() {
    #expect(outline("wifi")?.stepCount == 4)
    #expect(outline("speaker.wave.3")?.stepCount == 3)
    #expect(outline("speaker.wave.1")?.stepCount == 1)
    #expect(outline("cellularbars")?.stepCount == 4)
    #expect(outline("ellipsis")?.stepCount == 3)
    #expect(outline("star")?.stepCount == 0)
  }

  @Test("What goes with reading is mirrored, what a player shows is not")
  func mirrored() {
    #expect(outline("chevron.forward")?.isMirrored == true)
    #expect(outline("chevron.backward")?.isMirrored == true)
    #expect(outline("arrow.uturn.backward")?.isMirrored == true)
    #expect(outline("chevron.right")?.isMirrored == false)
    #expect(outline("forward.fill")?.isMirrored == false)
  }
}
