package import Foundation
package import Lamina
package import LaminaWidgetHosting
package import LaminaWidgets

/// A widget in the panel: its process, and its latest picture.
///
/// The process is there from the first `show` until `hide`, or until the model is let go.
@Observable
package final class TileModel: Identifiable {
  package nonisolated let id: String
  package let widget: InstalledWidget
  package let family: WidgetFamily
  /// What it looks like; nil until it has drawn itself.
  package private(set) var picture: Bitmap?
  /// Device pixels per point of the picture.
  package private(set) var scale = 1.0
  /// The height that it would like to have.
  package private(set) var preferredHeight: Double?
  /// What is wrong with it; nil while all is well.
  package private(set) var trouble: String?
  /// Is called with addresses that it wants to be opened.
  @ObservationIgnored package var onOpen: (URL) -> Void = { _ in }
  @ObservationIgnored private var host: WidgetHost?

  init(_ widget: InstalledWidget, _ family: WidgetFamily) {
    (id, self.widget, self.family) = (widget.id, widget, family)
  }

  /// Shows it at a place: its process starts, or draws anew.
  package func show(at place: WidgetPlace) {
    scale = place.scale
    let host = host ?? makeHost()
    self.host = host
    host.show(place)
  }

  /// Ends its process.
  package func hide() {
    host?.dismiss()
    host = nil
  }

  package func press(at point: CGPoint) { host?.press(x: point.x, y: point.y) }

  private func makeHost() -> WidgetHost {
    WidgetHost(widget.process(family: family)) { [weak self] event in
      // Made off the main thread: a large picture is copied there.
      let event = TileEvent(event)
      Task { @MainActor in self?.take(event) }
    }
  }

  private func take(_ event: TileEvent) {
    switch event {
    case .picture(let bitmap): (picture, trouble) = (bitmap, nil)
    case .preferredHeight(let height): preferredHeight = height > 0 ? height : nil
    case .open(let url): onOpen(url)
    case .ended(let words): trouble = words
    case .nothing: break
    }
  }
}

/// What a host tells, as the panel needs it.
private nonisolated enum TileEvent: Sendable {
  case picture(Bitmap)
  case preferredHeight(Double)
  case open(URL)
  case ended(String?)
  case nothing

  init(_ event: WidgetEvent) {
    switch event {
    case .picture(let picture): self = .picture(Bitmap(picture))
    case .preferredSize(_, let height): self = .preferredHeight(height)
    case .open(let address):
      self = URL(string: address).flatMap { $0.scheme == nil ? nil : .open($0) } ?? .nothing
    case .ended(.dismissed, _), .ended(.finished, _): self = .ended(nil)
    case .ended(let end, let pause):
      let again = pause.map { " It starts again in \(Int($0.rounded(.up))) s." } ?? ""
      self = .ended("\(end)\(again)")
    }
  }
}

extension Bitmap {
  fileprivate nonisolated convenience init(_ picture: WidgetPicture) {
    let buffer = PixelBuffer(
      size: PixelSize(width: picture.width, height: picture.height), format: .argb32)
    buffer.withUnsafeMutableBytes { $0.copyBytes(from: picture.bytes) }
    self.init(buffer, isOpaque: true)
  }
}
