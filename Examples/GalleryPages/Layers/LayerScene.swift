import Lamina

/// A layer of one's own with a neighbour, and a badge that sticks out of it.
@MainActor
final class LayerScene {
  static let size = CGSize(width: 270, height: 330)
  let stage = LayerStage(root: ModelLayer(name: "root"))
  private let subject = ModelLayer(name: "subject")
  private let neighbour = ModelLayer(name: "neighbour")
  private let badge = ModelLayer(name: "badge")
  private let gradient = ModelLayer(name: "gradient")
  private let anchor = ModelLayer(name: "anchor")
  private let mask = ModelLayer(name: "mask")
  private let picture = ImageContent(
    .file("\(LandmarkPicture.folder)/\(LayerScene.file)"), pixelSize: LayerScene.pixelSize)

  init(_ settings: LayerSettings) {
    let root = stage.root
    root.bounds = CGRect(origin: .zero, size: Self.size)
    root.position = CGPoint(x: Self.size.width / 2, y: Self.size.height / 2)
    for layer in [neighbour, subject, anchor] { root.addSublayer(layer) }
    for layer in [gradient, badge] { subject.addSublayer(layer) }
    furnish()
    apply(settings)
  }

  /// What no setting changes.
  private func furnish() {
    neighbour.bounds = CGRect(x: 0, y: 0, width: 110, height: 110)
    neighbour.position = CGPoint(x: 205, y: 235)
    neighbour.cornerRadius = 55
    neighbour.backgroundColor = Color.Resolved(red: 0.98, green: 0.75, blue: 0.2)
    badge.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    badge.cornerRadius = 20
    badge.backgroundColor = Color.Resolved(red: 0.9, green: 0.2, blue: 0.35)
    anchor.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    anchor.cornerRadius = 5
    anchor.borderWidth = 2
    anchor.borderColor = .white
    anchor.backgroundColor = .black
    anchor.zPosition = 1_000
    subject.borderColor = Color.Resolved(red: 0.2, green: 0.45, blue: 0.95)
    subject.shadowColor = .black
  }

  /// Sets everything; while the page shows it, it moves there by itself.
  ///
  /// - Parameters:
  ///   - settings: what it is to be.
  ///   - duration: of the way there, in seconds; 0 at once, nil as Core Animation has it.
  func apply(_ settings: LayerSettings, for duration: TimeInterval? = nil) {
    stage.withTransaction(duration: duration, disableActions: duration == 0) {
      placeLayers(settings)
      setAppearance(settings)
      setContents(settings)
      setGradient(settings.gradient)
      setMask(settings.mask, settings.size)
    }
  }

  private func placeLayers(_ settings: LayerSettings) {
    subject.bounds.size = settings.size
    subject.anchorPoint = settings.anchor
    subject.position = CGPoint(
      x: settings.position.x * Self.size.width, y: settings.position.y * Self.size.height)
    subject.transform = LayerTransform(
      .scale(x: settings.scale, y: settings.scale, z: 1),
      .rotation(.degrees(settings.turnX), x: 1, y: 0, z: 0),
      .rotation(.degrees(settings.turnY), x: 0, y: 1, z: 0),
      .rotation(.degrees(settings.turnZ), x: 0, y: 0, z: 1),
      .perspective(distance: settings.perspective))
    subject.zPosition = settings.isInFront ? 1 : -1
    anchor.position = subject.position
    badge.position = CGPoint(x: settings.size.width - 6, y: 6)
  }

  private func setAppearance(_ settings: LayerSettings) {
    subject.opacity = settings.opacity
    subject.isHidden = settings.isHidden
    subject.backgroundColor =
      settings.hasBackground ? Color.Resolved(red: 0.3, green: 0.75, blue: 0.7) : .clear
    subject.borderWidth = settings.borderWidth
    subject.cornerRadius = settings.cornerRadius
    subject.masksToBounds = settings.masksToBounds
    subject.compositingMode = settings.blendMode
    subject.shadowOpacity = settings.shadowOpacity
    subject.shadowRadius = settings.shadowRadius
    subject.shadowOffset = CGSize(width: 0, height: settings.shadowDepth)
  }

  private func setContents(_ settings: LayerSettings) {
    guard settings.showsPicture else { return subject.contents = nil }
    var picture = picture
    let part = 1 / max(settings.contentsZoom, 0.1)
    picture.contentsGravity = settings.gravity
    picture.contentsScale = settings.contentsScale
    picture.contentsRect = CGRect(x: (1 - part) / 2, y: (1 - part) / 2, width: part, height: part)
    subject.contents = picture
  }

  private func setGradient(_ kind: LayerSettings.Gradient) {
    gradient.frame = subject.bounds
    gradient.opacity = kind == .none ? 0 : 0.85
    let colors = [
      Color.Resolved(red: 1, green: 0.35, blue: 0.4),
      Color.Resolved(red: 1, green: 0.8, blue: 0.3),
      Color.Resolved(red: 0.3, green: 0.5, blue: 1),
    ]
    switch kind {
    case .none: gradient.contents = nil
    case .axial:
      gradient.contents = GradientContent(
        .axial, colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
    case .radial:
      gradient.contents = GradientContent(
        .radial, colors: colors, startPoint: .center, endPoint: .bottomTrailing)
    case .conic:
      gradient.contents = GradientContent(
        .conic, colors: colors + [colors[0]], startPoint: .center, endPoint: .trailing)
    }
  }

  private func setMask(_ kind: LayerSettings.Mask, _ size: CGSize) {
    subject.mask = kind == .none ? nil : mask
    let side = min(size.width, size.height)
    mask.position = CGPoint(x: size.width / 2, y: size.height / 2)
    switch kind {
    case .none: break
    case .circle:
      mask.bounds = CGRect(x: 0, y: 0, width: side, height: side)
      mask.cornerRadius = side / 2
      mask.backgroundColor = .black
      mask.contents = nil
    case .fade:
      mask.bounds = CGRect(origin: .zero, size: size)
      mask.cornerRadius = 0
      mask.backgroundColor = .clear
      mask.contents = GradientContent(
        colors: [.black, .clear], locations: [0.2, 0.95], startPoint: .leading, endPoint: .trailing)
    }
  }

  nonisolated private static let file = "lake.jpg"
  nonisolated private static let pixelSize = PixelSize(width: 128, height: 128)
}
