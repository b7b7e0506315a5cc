import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import SeededRandom
import LayerScenes

/// A screen made up from a seed, and changes to it.
struct RandomScene {
  var random: SeededNumbers
  private var nextID: UInt64 = 1
  private(set) var presentation: Presentation

  init(seed: UInt64, scale: CGFloat) {
    random = SeededNumbers(seed: seed)
    presentation = Presentation(
      root: Layer.group(0, .zero), size: CGSize(width: 64, height: 48), scale: scale)
    presentation.root = layer(depth: 0, frame: CGRect(x: 0, y: 0, width: 64, height: 48))
    for layer in drawnLayers where random.chance(80) { deliver(layer) }
    for layer in drawnLayers where random.chance(10) { _ = standIn(for: layer) }
  }

  /// Makes one to three changes; returns their names.
  mutating func change() -> String {
    (0..<random.int(1..<4)).map { _ in changeOnce() }.joined(separator: ", ")
  }

  // MARK: Changes

  private mutating func changeOnce() -> String {
    let layers = allLayers(of: presentation.root)
    let target = layers[random.int(0..<layers.count)]
    switch random.int(0..<16) {
    case 0, 1:
      return edit("move \(target.id)", target) {
        $0.replacing(frame: $1.moved($0.untransformedFrame))
      }
    case 2: return edit("resize \(target.id)", target) { $0.replacing(frame: $1.frame()) }
    case 3, 4, 5: return editLooks(of: target)
    case 6, 7: return scroll(target)
    case 8: return redraw(target)
    case 9: return insert(into: target)
    case 10: return remove(target)
    case 11:
      return edit("reorder \(target.id)", target) {
        $0.replacing(children: $0.children.shuffled(using: &$1.random))
      }
    case 12: return deliverSome()
    case 13, 14: return standIn(for: target)
    default: return loseOne()
    }
  }

  private mutating func edit(
    _ name: String, _ target: Layer, _ body: (Layer, inout RandomScene) -> Layer
  ) -> String {
    let edited = body(target, &self)
    presentation.root = presentation.root.replacingLayer(edited)
    return name
  }

  private mutating func editLooks(of target: Layer) -> String {
    edit("looks of \(target.id)", target) { layer, scene in
      var (looks, geometry) = (layer.appearance, layer.geometry)
      switch scene.random.int(0..<10) {
      case 0: looks.opacity = scene.opacity()
      case 1: looks.isHidden.toggle()
      case 2: looks.clip = scene.clip(in: layer.bounds.size)
      case 3: looks.shadow = scene.shadow()
      case 4: geometry.transform = .identity
      case 5: geometry.transform = scene.turn()
      case 6: geometry = scene.placed(geometry)
      case 7: return layer.replacing(mask: scene.mask(in: layer.bounds.size))
      default: scene.dress(&looks)
      }
      return layer.replacing(geometry: geometry, appearance: looks)
    }
  }

  private mutating func scroll(_ target: Layer) -> String {
    let offset = CGPoint(
      x: CGFloat(random.int(-30..<30)) / 3, y: CGFloat(random.int(-30..<30)) / 3)
    presentation.root = presentation.root.scrolled([target.id: offset])
    return "scroll \(target.id) to \(offset)"
  }

  /// New contents; the old picture stays for a while.
  private mutating func redraw(_ target: Layer) -> String {
    edit("redraw \(target.id)", target) { layer, scene in
      layer.replacing(contents: scene.contents(in: layer.bounds.size))
    }
  }

  private mutating func insert(into target: Layer) -> String {
    edit("insert into \(target.id)", target) { layer, scene in
      var children = layer.children
      children.insert(
        scene.layer(depth: 3, frame: scene.frame()), at: scene.random.int(0..<children.count + 1))
      return layer.replacing(children: children)
    }
  }

  private mutating func remove(_ target: Layer) -> String {
    if target.id != presentation.root.id {
      presentation.root = presentation.root.removingLayer(target.id)
    }
    return "remove \(target.id)"
  }

  private mutating func deliverSome() -> String {
    let late = drawnLayers.filter { presentation.pictures[$0.id]?.list !== $0.contents.list }
    for layer in late where random.chance(70) { deliver(layer) }
    return "deliver"
  }

  private mutating func loseOne() -> String {
    let held = presentation.pictures.keys.sorted { $0.rawValue < $1.rawValue }
    guard let id = held.randomElement(using: &random) else { return "lose nothing" }
    presentation.pictures[id] = nil
    return "lose the picture of \(id)"
  }

  /// A placeholder that comes, fades or goes.
  private mutating func standIn(for target: Layer) -> String {
    let layer = drawnLayers.randomElement(using: &random) ?? target
    let placeholder = DisplayPolicy.Placeholder(
      color: Color(color()), cornerRadius: random.chance(50) ? 0 : CGFloat(random.int(1..<9)))
    presentation.standIns[layer.id] =
      random.chance(20)
      ? nil : PaintedPlaceholder(placeholder, strength: CGFloat(random.int(1..<5)) / 4)
    return "stand-in for \(layer.id)"
  }

  // MARK: Pictures

  private var drawnLayers: [Layer] { allLayers(of: presentation.root).filter(\.contents.isDrawn) }

  /// What a worker does; now and then for another scale than the screen's.
  private mutating func deliver(_ layer: Layer) {
    guard let list = layer.contents.list else { return }
    let scale = random.chance(10) ? 1.5 : presentation.scale
    let covered = PixelRect(covering: list.inkBounds, scale: scale)
    // Sometimes one through which nothing shows, whatever is drawn.
    let format: PixelFormat = random.chance(40) ? .rgb24 : .argb32
    let bitmap = Surface.rasterizer.bitmap(
      of: list, covering: covered, scale: scale, format: format)
    guard let bitmap else { return }
    presentation.pictures[layer.id] = LayerPicture(
      list: list, bitmap: bitmap, origin: PixelPoint(x: covered.x, y: covered.y), scale: scale,
      size: layer.bounds.size)
  }

  // MARK: Layers

  mutating func layer(depth: Int, frame: CGRect) -> Layer {
    let id = Layer.ID(nextID)
    nextID += 1
    var looks = Appearance()
    if random.chance(25) { looks.opacity = opacity() }
    if random.chance(5) { looks.isHidden = true }
    if random.chance(35) { looks.clip = clip(in: frame.size) }
    if random.chance(20) { looks.shadow = shadow() }
    let turn = random.chance(20) ? LayerTransform(transform()) : .identity
    if random.chance(30) { dress(&looks) }
    let origin = random.chance(30) ? CGPoint(x: random.int(-8..<8), y: random.int(-8..<8)) : .zero
    let children = (0..<(depth >= 3 ? 0 : random.int(0..<4))).map { _ in
      layer(depth: depth + 1, frame: self.frame())
    }
    var geometry = LayerGeometry(
      untransformedFrame: frame, boundsOrigin: origin, transform: turn)
    if random.chance(15) { geometry = placed(geometry) }
    let isMasked = depth < 3 && random.chance(12)
    return Layer(
      id: id, geometry: geometry, appearance: looks, contents: contents(in: frame.size),
      contentsGravity: random.chance(80)
        ? .topLeft : ContentsGravity.allCases[random.int(0..<12)],
      mask: isMasked ? mask(in: frame.size) ?? nil : nil, children: children)
  }

  /// Mostly on whole pixels, as layout gives them.
  mutating func frame() -> CGRect {
    let frame = rect(
      CGFloat(random.int(-10..<50)), CGFloat(random.int(-10..<40)), CGFloat(random.int(0..<40)),
      CGFloat(random.int(0..<30)))
    return random.chance(90) ? snapped(frame) : frame.offsetBy(dx: 0.3, dy: 0.45)
  }

  private mutating func moved(_ frame: CGRect) -> CGRect {
    snapped(frame.offsetBy(dx: CGFloat(random.int(-6..<7)), dy: CGFloat(random.int(-6..<7))))
  }

  private func snapped(_ frame: CGRect) -> CGRect {
    let scale = presentation.scale
    let (left, top) = (frame.minX.snapped(scale: scale), frame.minY.snapped(scale: scale))
    return rect(
      left, top, frame.maxX.snapped(scale: scale) - left, frame.maxY.snapped(scale: scale) - top)
  }

  mutating func color() -> Color.Resolved {
    Color.Resolved(
      hex: UInt32(random.int(0..<0x100_0000)), opacity: random.chance(60) ? 1 : 0.6)
  }

  private mutating func contents(in size: CGSize) -> Contents {
    switch random.int(0..<5) {
    case 0: .none
    case 1, 2: .direct(drawing(in: size))
    default: .drawn(drawing(in: size))
    }
  }

  private mutating func drawing(in size: CGSize) -> DisplayList {
    DisplayList { list in
      for _ in 0..<random.int(1..<4) { draw(in: size, &list) }
    }
  }

  private mutating func draw(in size: CGSize, _ list: inout DisplayList.Recorder) {
    let paint = Paint.color(color())
    let inner = rect(
      CGFloat(random.int(-3..<5)), CGFloat(random.int(-3..<5)), size.width * 0.7 + 1,
      size.height * 0.8)
    switch random.int(0..<5) {
    case 0: list.fill(CGRect(origin: .zero, size: size), with: paint)
    case 1: list.fill(roundedRect: inner, radius: 4, with: paint)
    case 2: list.fill(Path(ellipseIn: inner), with: paint)
    case 3:
      list.stroke(Path(roundedRect: inner, cornerRadius: 3), with: paint)
    default:
      list.fill(
        inner,
        with: .linear(
          [Paint.Stop(color: color(), location: 0), Paint.Stop(color: color(), location: 1)],
          from: .zero, to: CGPoint(x: size.width, y: size.height)))
    }
  }
}

private func allLayers(of root: Layer) -> [Layer] {
  [root] + root.children.flatMap(allLayers) + (root.mask.map(allLayers) ?? [])
}

extension Layer {
  fileprivate func replacingLayer(_ layer: Layer) -> Layer {
    if layer.id == id { return layer }
    let next = children.map { $0.replacingLayer(layer) }
    let nextMask = mask?.replacingLayer(layer)
    let isSame = zip(next, children).allSatisfy(===) && nextMask === mask
    return isSame ? self : replacing(children: next, mask: .some(nextMask))
  }

  fileprivate func removingLayer(_ id: ID) -> Layer {
    let next = children.filter { $0.id != id }.map { $0.removingLayer(id) }
    let nextMask = mask?.id == id ? nil : mask?.removingLayer(id)
    let isSame =
      next.count == children.count && zip(next, children).allSatisfy(===) && nextMask === mask
    return isSame ? self : replacing(children: next, mask: .some(nextMask))
  }
}
