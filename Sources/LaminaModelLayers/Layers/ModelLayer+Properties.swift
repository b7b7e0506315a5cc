public import LaminaAnimation
public import LaminaDrawing
public import LaminaGeometry
public import LaminaLayers

/// The properties: those with a value in between move, the others jump.
extension ModelLayer {
  /// Its own rectangle; the origin is how far what is inside is scrolled.
  ///
  /// A size less than 0 is set as the rectangle that it describes: `(10, 10, -4, -4)` is
  /// `(6, 6, 4, 4)`.
  public var bounds: CGRect {
    get { state.values.bounds }
    set { change(.bounds, to: newValue.upright) }
  }
  /// Where its anchor point lies, in the coordinates of the enclosing layer.
  public var position: CGPoint {
    get { state.values.position }
    set { change(.position, to: newValue) }
  }
  /// Which point of it lies at `position` and is turned about, in fractions of its size.
  public var anchorPoint: UnitPoint {
    get { state.values.anchorPoint }
    set { change(.anchorPoint, to: newValue) }
  }
  /// Which of the layers beside each other lie above which: the larger, then the later.
  public var zPosition: CGFloat {
    get { state.values.zPosition }
    set { change(.zPosition, to: newValue) }
  }
  /// Applied about the anchor point.
  public var transform: LayerTransform {
    get { state.values.transform }
    set { change(.transform, to: newValue) }
  }
  /// Applied to the layers inside, about the anchor point; for perspective.
  public var sublayerTransform: LayerTransform {
    get { state.values.sublayerTransform }
    set { change(.sublayerTransform, to: newValue) }
  }
  /// The upright rectangle around it in the coordinates of the enclosing layer; derived, and set by
  /// setting bounds and position, a size less than 0 as that of the rectangle that it describes.
  public var frame: CGRect {
    get { state.values.geometry.frame }
    set {
      var geometry = state.values.geometry
      geometry.frame = newValue.upright
      bounds = geometry.bounds
      position = geometry.position
    }
  }
  /// Of the layer with all inside it, as one picture.
  public var opacity: CGFloat {
    get { state.values.opacity }
    set { change(.opacity, to: newValue) }
  }
  /// Whether neither it nor what is inside is seen.
  public var isHidden: Bool {
    get { state.values.isHidden }
    set { set(\.isHidden, to: newValue) }
  }
  /// What its bounds are filled with, below its contents; clear by default.
  public var backgroundColor: Color.Resolved {
    get { state.values.backgroundColor }
    set { change(.backgroundColor, to: newValue) }
  }
  /// Of background, border and shadow, and with `masksToBounds` of all that is inside.
  public var cornerRadius: CGFloat {
    get { state.values.cornerRadius }
    set { change(.cornerRadius, to: newValue) }
  }
  /// Which corners the corner radius rounds; all by default.
  public var maskedCorners: CornerMask {
    get { state.values.maskedCorners }
    set { set(\.maskedCorners, to: newValue) }
  }
  /// Inside the bounds.
  public var borderWidth: CGFloat {
    get { state.values.borderWidth }
    set { change(.borderWidth, to: newValue) }
  }
  /// The colour of the border; black by default.
  public var borderColor: Color.Resolved {
    get { state.values.borderColor }
    set { change(.borderColor, to: newValue) }
  }
  /// The colour of the shadow; black by default.
  public var shadowColor: Color.Resolved {
    get { state.values.shadowColor }
    set { change(.shadowColor, to: newValue) }
  }
  /// 0, the default, is no shadow.
  public var shadowOpacity: CGFloat {
    get { state.values.shadowOpacity }
    set { change(.shadowOpacity, to: newValue) }
  }
  /// The Gaussian's sigma, in points.
  public var shadowRadius: CGFloat {
    get { state.values.shadowRadius }
    set { change(.shadowRadius, to: newValue) }
  }
  /// Where the shadow falls, y downwards; by default 3 points down, as Core Animation's `(0, -3)`
  /// where y grows upwards.
  public var shadowOffset: CGSize {
    get { state.values.shadowOffset }
    set { change(.shadowOffset, to: newValue) }
  }
  /// What throws the shadow, in own coordinates; nil: the bounds with their corners.
  public var shadowPath: Path? {
    get { state.values.shadowPath }
    set { change(.shadowPath, to: newValue) }
  }
  /// Whether what is inside is cut to the bounds with their corners.
  public var masksToBounds: Bool {
    get { state.values.masksToBounds }
    set { set(\.masksToBounds, to: newValue) }
  }
  /// What it shows itself, below the layers inside; while its kind stays the same it moves.
  public var contents: (any LayerContent)? {
    get { state.values.contents?.base }
    set { change(.contents, to: newValue.map(AnyLayerContent.init)) }
  }
  /// How a picture made for another size lies in the bounds; stretched unless said otherwise.
  public var contentsGravity: ContentsGravity {
    get { state.values.contentsGravity }
    set { set(\.contentsGravity, to: newValue) }
  }
  /// The pixels for each point that contents are drawn for; nil: the stage's.
  public var contentsScale: CGFloat? {
    get { state.values.contentsScale }
    set { set(\.contentsScale, to: newValue) }
  }
  /// How the whole mixes with what lies below.
  public var compositingMode: BlendMode {
    get { state.values.compositingMode }
    set { set(\.compositingMode, to: newValue) }
  }
  /// Change the whole before it is laid on.
  public var filters: [ImageEffect] {
    get { state.values.filters }
    set { change(.filters, to: newValue) }
  }
  /// Change what lies below, inside the bounds with their corners.
  public var backgroundFilters: [ImageEffect] {
    get { state.values.backgroundFilters }
    set { change(.backgroundFilters, to: newValue) }
  }
  /// Whether it is seen from behind.
  public var isDoubleSided: Bool {
    get { state.values.isDoubleSided }
    set { set(\.isDoubleSided, to: newValue) }
  }
  /// Whether a bitmap of it with all inside is kept, and laid on as long as nothing of it changes.
  public var shouldRasterize: Bool {
    get { state.values.shouldRasterize }
    set { set(\.shouldRasterize, to: newValue) }
  }

  /// How often the layers inside are shown, and how the copies differ; nil: once.
  public var replicator: Replicator? {
    get { state.values.replicator }
    set { set(\.replicator, to: newValue) }
  }

  /// The value of any property, or part of one.
  public subscript<Value: LayerAnimatable>(key: LayerKey<Value>) -> Value {
    get { state.values[keyPath: key.path] }
    set { change(key, to: newValue) }
  }

  /// All its properties as they are set.
  public var values: LayerValues { state.values }

  /// How its time goes in that of the enclosing layer: `speed`, `timeOffset` and `beginTime`.
  ///
  /// Animations and layers inside live in its time; at speed 0 they stand still.
  public var timing: MediaTiming {
    get { state.timing }
    set {
      guard newValue != state.timing else { return }
      willChange()
      state.timing = newValue
    }
  }

  private func set<Value: Equatable>(
    _ path: WritableKeyPath<LayerValues, Value>, to value: Value
  ) {
    guard state.values[keyPath: path] != value else { return }
    willChange()
    state.values[keyPath: path] = value
  }

  private func change<Value: LayerAnimatable>(_ key: LayerKey<Value>, to value: Value) {
    let old = state.values[keyPath: key.path]
    guard old != value else { return }
    let animation = implicitAnimation(of: key, from: old, to: value)
    willChange()
    state.values[keyPath: key.path] = value
    if let animation { add(animation, forKey: key.name) }
  }
}

extension CGRect {
  /// The same rectangle with sides that are not negative; what is no number stays as it is.
  fileprivate var upright: CGRect {
    guard size.width < 0 || size.height < 0 else { return self }
    return CGRect(
      x: size.width < 0 ? origin.x + size.width : origin.x,
      y: size.height < 0 ? origin.y + size.height : origin.y, width: abs(size.width),
      height: abs(size.height))
  }
}
