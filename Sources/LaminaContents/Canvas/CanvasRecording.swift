import LaminaDrawing
import LaminaGeometry

/// What the contexts of one drawing record into: commands in order, with as few changes of place as they take.
///
/// ```
///  context a ─┐                  ┌ save, clips, transform │ fill, fill, fill │ restore ┐
///  context b ─┴─▶ opened place ──┴ another place: that one is closed, and this one opened
/// ```
nonisolated final class CanvasRecording {
  /// In drawing order.
  private(set) var commands: [DisplayCommand] = []
  /// Whether pictures are among them.
  private(set) var hasPictures = false
  /// What the renderer's values are resolved with.
  let surroundings: CanvasSurroundings
  /// Whether something was asked for that nobody knew here.
  let misses = CanvasMisses()
  /// The place in which the latest command draws; 0 for that of the canvas itself.
  private var opened = 0
  private var lastPlace = 0
  /// The colour that was asked for last, and what it is here.
  private var latest: (color: Color, paint: Paint)?

  /// How many commands there are before anything is drawn.
  private let headCount: Int

  /// Begins a drawing, cut to the canvas.
  ///
  /// - Parameters:
  ///   - surroundings: what values are resolved with.
  ///   - background: what the canvas is filled with first; nil for nothing.
  ///   - count: as many commands as there were last time.
  init(_ surroundings: CanvasSurroundings, on background: Color.Resolved?, expecting count: Int) {
    self.surroundings = surroundings
    commands.reserveCapacity(count)
    commands.append(.save)
    commands.append(.clipRect(surroundings.bounds))
    if let background { commands.append(.fillRect(surroundings.bounds, .color(background))) }
    headCount = background == nil ? 2 : 0
  }

  /// A number for a clip and a transform that nothing else has.
  func newPlace() -> Int {
    lastPlace += 1
    return lastPlace
  }

  /// The components of a colour here.
  func paint(_ color: Color) -> Paint {
    if let latest, latest.color == color { return latest.paint }
    let paint = Paint.color(color.resolve(in: surroundings.palette))
    latest = (color, paint)
    return paint
  }

  /// Takes down a command in a place.
  func add(_ command: DisplayCommand, in place: CanvasPlace) {
    open(place)
    hasPictures = hasPictures || command.hasPictures
    commands.append(command)
  }

  /// Takes down what `list` draws, mapped.
  func add(_ list: DisplayList, _ transform: CGAffineTransform, in place: CanvasPlace) {
    guard !list.isEmpty else { return }
    open(place)
    hasPictures = hasPictures || list.hasPictures
    commands.append(.save)
    if !transform.isIdentity { commands.append(.concatenate(transform)) }
    commands += list.commands
    commands.append(.restore)
  }

  /// Takes down what belongs together, such as the ends of groups; in no place but the canvas's own.
  func add(_ commands: [DisplayCommand], hasPictures: Bool) {
    close()
    self.commands += commands
    self.hasPictures = self.hasPictures || hasPictures
  }

  private func open(_ place: CanvasPlace) {
    guard place.number != opened else { return }
    close()
    opened = place.number
    guard opened != 0 else { return }
    commands.append(.save)
    for clip in place.clips { commands.append(clip) }
    if !place.transform.isIdentity { commands.append(.concatenate(place.transform)) }
  }

  private func close() {
    if opened != 0 { commands.append(.restore) }
    opened = 0
  }

  /// Ends the drawing.
  func finish() -> DisplayList {
    close()
    guard commands.count > headCount else { return .empty }
    commands.append(.restore)
    return DisplayList(
      commands: commands, inkBounds: surroundings.bounds, hasPictures: hasPictures)
  }

  /// Commands that `body` adds, apart from those before it; where it throws, nothing of it is left.
  func apart(_ body: () throws -> Void) rethrows -> [DisplayCommand] {
    close()
    let before = commands
    commands = []
    defer { (commands, opened) = (before, 0) }
    try body()
    close()
    return commands
  }
}

/// Where a context draws: what it is cut to, and its coordinates.
nonisolated struct CanvasPlace {
  /// Names the clips and the transform; 0 where there are none.
  private(set) var number = 0
  /// In the coordinates of the canvas.
  private(set) var clips: [DisplayCommand] = []
  /// From the context's coordinates to those of the canvas.
  private(set) var transform = CGAffineTransform.identity

  mutating func setTransform(_ next: CGAffineTransform, in recording: CanvasRecording) {
    guard next != transform else { return }
    transform = next
    number = recording.newPlace()
  }

  mutating func addClip(_ clip: DisplayCommand, in recording: CanvasRecording) {
    clips.append(clip)
    number = recording.newPlace()
  }

  /// The same coordinates, cut to nothing further: inside of a layer that is cut as a whole.
  func withoutClips(in recording: CanvasRecording) -> CanvasPlace {
    guard !clips.isEmpty else { return self }
    var place = CanvasPlace()
    place.setTransform(transform, in: recording)
    return place
  }

  /// The same clips in the coordinates of the canvas.
  func withoutTransform(in recording: CanvasRecording) -> CanvasPlace {
    guard !transform.isIdentity else { return self }
    var place = CanvasPlace()
    for clip in clips { place.addClip(clip, in: recording) }
    return place
  }
}
