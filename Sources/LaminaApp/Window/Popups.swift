import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaHost
import LaminaLayers
import LaminaViews

/// The surfaces of what sticks out of a window, where its host has such.
///
/// ```
///  layers of the window ──▶ without what floats ──▶ the window's surface
///                     └──▶ each floating layer alone, moved by its frame's corner ──▶ a popup
///  events over a popup ──moved back──▶ the window, whose views know one space of coordinates
/// ```
final class Popups {
  private let host: any PopupHost
  private unowned let surface: any Surface
  private var open: [Popup] = []
  /// Takes events of popups, in the window's coordinates.
  private let deliver: (HostEvent) -> Void

  init(host: any PopupHost, above surface: any Surface, deliver: @escaping (HostEvent) -> Void) {
    self.host = host
    self.surface = surface
    self.deliver = deliver
  }

  /// Where what floats may stand now.
  var room: FloatingRoom { FloatingRoom(host.popupRoom(around: surface)) }

  /// What is to be drawn of the window beside its own picture: around the window and all of these layers.
  func extent(of ids: [Layer.ID], in root: Layer) -> CGRect {
    let window = CGRect(origin: .zero, size: surface.size)
    guard host.popupRoom(around: surface) != nil else { return window }
    return ids.reduce(window) { $0.union(root.isolating($1)?.paintedFrame ?? .null) }
  }

  /// Shows what floats on surfaces of its own; returns what the window's surface is to show.
  func show(_ ids: [Layer.ID], of root: Layer, _ look: Look) -> Layer {
    guard let room = host.popupRoom(around: surface) else {
      closeAll()
      return root
    }
    var rest = root
    var shown: Set<Layer.ID> = []
    for id in ids {
      guard let layer = root.isolating(id) else { continue }
      let frame = pixelFrame(of: layer, in: room)
      guard !frame.isEmpty, let popup = popup(id, frame) else { continue }
      shown.insert(id)
      rest = rest.without(id)
      popup.show(layer, look)
    }
    close { !shown.contains($0) }
    return rest
  }

  /// Closes all that are open.
  func closeAll() { close { _ in true } }

  private func close(_ isGone: (Layer.ID) -> Bool) {
    for popup in open where isGone(popup.id) { popup.surface.close() }
    open.removeAll { isGone($0.id) }
  }

  /// Where a popup stands: on device pixels, inside of the screen.
  private func pixelFrame(of layer: Layer, in room: CGRect) -> CGRect {
    let ink = (layer.paintedFrame ?? .null).intersection(room)
    guard !ink.isNull, !ink.isEmpty else { return .zero }
    let scale = surface.scale
    let (left, top) = ((ink.minX * scale).rounded(.down), (ink.minY * scale).rounded(.down))
    let (right, bottom) = ((ink.maxX * scale).rounded(.up), (ink.maxY * scale).rounded(.up))
    return CGRect(
      x: left / scale, y: top / scale, width: (right - left) / scale,
      height: (bottom - top) / scale)
  }

  private func popup(_ id: Layer.ID, _ frame: CGRect) -> Popup? {
    if let known = open.first(where: { $0.id == id }) {
      if known.surface.frame != frame { known.move(to: frame) }
      return known
    }
    guard let surface = try? host.openPopup(frame, above: surface) else { return nil }
    let made = Popup(id: id, surface)
    surface.onEvent = { [weak self, weak surface] event in
      guard let self, let surface else { return }
      if case .resized = event { return }
      deliver(event.moved(by: surface.frame.origin))
    }
    open.append(made)
    return made
  }

  /// What is needed beside layers to draw them.
  struct Look {
    let commit: PictureCommit
    let rasterizer: any Rasterizer
    let scale: CGFloat
  }

  private final class Popup {
    let id: Layer.ID
    let surface: any PopupSurface
    private var compositor = Compositor()

    init(id: Layer.ID, _ surface: any PopupSurface) {
      self.id = id
      self.surface = surface
    }

    func move(to frame: CGRect) {
      if frame.size != surface.frame.size { compositor.invalidate() }
      surface.frame = frame
    }

    func show(_ layer: Layer, _ look: Look) {
      let corner = surface.frame.origin
      let moved = layer.replacing(
        frame: layer.untransformedFrame.offsetBy(dx: -corner.x, dy: -corner.y))
      let presentation = Presentation(
        root: moved, pictures: look.commit.pictures, standIns: look.commit.standIns,
        size: surface.size, scale: look.scale, background: .clear)
      guard let frame = compositor.frame(for: presentation) else { return }
      surface.present(frame.damage) { buffer in
        buffer.clear(frame.painted)
        look.rasterizer.draw(frame, into: buffer, scale: look.scale)
      }
    }
  }
}

extension Layer {
  /// What the tree paints, in the coordinates around it.
  fileprivate var paintedFrame: CGRect? {
    inkBounds.isNull ? nil : convert(inkBounds, from: id)
  }
}

extension HostEvent {
  /// The same somewhere else.
  fileprivate func moved(by way: CGPoint) -> HostEvent {
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + way.x, y: point.y + way.y) }
    switch self {
    case .pointerMoved(var event):
      event.position = moved(event.position)
      return .pointerMoved(event)
    case .pointerDown(var event):
      event.position = moved(event.position)
      return .pointerDown(event)
    case .pointerUp(var event):
      event.position = moved(event.position)
      return .pointerUp(event)
    case .scroll(var event):
      event.position = moved(event.position)
      return .scroll(event)
    case .gesture(var event):
      event.position = moved(event.position)
      return .gesture(event)
    case .dropped(var event):
      event.position = moved(event.position)
      return .dropped(event)
    default: return self
    }
  }
}
