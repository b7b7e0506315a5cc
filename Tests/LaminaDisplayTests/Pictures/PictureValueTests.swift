// What a display is made of has no door of its own.
@testable import LaminaDisplay
import LaminaDrawing
import LaminaGeometry
import LaminaLayers
import Testing

/// What a walk finds, what stands in for pictures, and what appears together.
@Suite struct PictureValueTests {
  private static let bitmap = Bitmap(
    PixelBuffer(size: PixelSize(width: 10, height: 10), format: .argb32))
  private static let list = DisplayList(mark: 1, size: CGSize(width: 10, height: 10))

  private func entry(
    _ id: UInt64, orders: Int = 0, fade: TimeInterval? = nil
  ) -> LayerEntry {
    let entry = LayerEntry(id: Layer.ID(id), list: Self.list)
    entry.isVisible = true
    entry.placeholder = fade.map { DisplayPolicy.Placeholder(color: .red, fade: $0) }
    for number in 0..<orders { entry.orders.append(order(UInt64(number))) }
    return entry
  }

  /// An order whose picture is being drawn.
  private func order(_ number: UInt64) -> LayerEntry.Order {
    let rect = PixelRect(x: 0, y: 0, width: 10, height: 10)
    let key = PictureKey(list: Self.list, rect: rect, scale: 1)
    let picture = SharedPicture(
      key: key, number: number, job: Job(label: key.label), urgency: Urgency(true),
      priority: .visible, stamp: 0)
    return LayerEntry.Order(picture: picture, list: Self.list, size: .zero)
  }

  private func finish(_ entry: LayerEntry) {
    entry.orders[entry.orders.count - 1].picture.state = .ready(Self.bitmap)
  }

  @Test("a walk meets a layer once, and the next one meets it again")
  func meet() {
    var (findings, layer) = (WalkFindings(), entry(1))
    findings.begin()
    let meetings = [findings.meet(layer), findings.meet(layer)]
    #expect(meetings == [true, false])
    findings.begin()
    #expect(findings.meet(layer))
    layer = entry(2)
    #expect(findings.meet(layer))
  }

  @Test("what is not shown is missing until it is settled, and waits with its group")
  func missing() {
    var findings = WalkFindings()
    let (grouped, shown) = (entry(1, orders: 1), entry(2, orders: 1))
    grouped.group = Layer.ID(9)
    findings.begin()
    findings.add(grouped, isShown: false)
    findings.add(shown, isShown: true)
    findings.pass()
    #expect(findings.missing.map(\.id) == [Layer.ID(1)] && findings.passing == 1)
    #expect(findings.groups.mapValues { $0.map(\.id) } == [Layer.ID(9): [Layer.ID(1)]])
    grouped.orders = []
    findings.dropSettled()
    #expect(findings.missing.isEmpty)
    findings.begin()
    #expect(findings.groups.isEmpty && findings.passing == 0)
  }

  @Test("a placeholder stands in, then fades while its picture appears")
  func fade() {
    var standIns = StandIns()
    let (waiting, bare) = (entry(1, fade: 0.5), entry(2))
    let blank = standIns.paint([waiting, bare], at: 0)
    #expect(blank.nothing == 1 && blank.placeholders == 1 && !standIns.isFading)
    let full = standIns.painted[waiting.id]
    standIns.fade(waiting, from: 1)
    _ = standIns.paint([], at: 1.25)
    #expect(standIns.isFading && full != nil && standIns.painted[waiting.id] != full)
    _ = standIns.paint([], at: 1.5)
    #expect(!standIns.isFading && standIns.painted.isEmpty)
  }

  @Test("nothing fades that was there in its first frame, or where nobody knows time")
  func noFade() {
    var standIns = StandIns()
    let layer = entry(1, fade: 0.5)
    standIns.fade(layer, from: 1)
    #expect(!standIns.isFading)
    layer.missedFrame = true
    standIns.fade(layer, from: nil)
    #expect(!standIns.isFading)
    standIns.fade(layer, from: 1)
    #expect(standIns.isFading)
    standIns.forget(layer.id)
    #expect(!standIns.isFading)
  }

  @Test("a batch is ready when all that is visible of it is drawn")
  func batch() {
    let (first, second) = (entry(1, orders: 1), entry(2, orders: 1))
    let batch = PictureBatch()
    batch.add(first, orderAt: 0)
    batch.add(second, orderAt: 0)
    #expect(!batch.isReady)
    finish(first)
    #expect(!batch.isReady)
    second.isVisible = false
    #expect(batch.isReady)
  }

  @Test("what is overtaken, or there twice, does not belong to a batch")
  func overtaken() {
    let (first, second) = (entry(1, orders: 1), entry(2, orders: 1))
    let batch = PictureBatch()
    for entry in [first, first, second] { batch.add(entry, orderAt: 0) }
    second.orders = []
    batch.dropOvertaken()
    #expect(batch.members.map(\.id) == [first.id])
    batch.letGo()
    #expect(batch.members.isEmpty)
  }

  @Test("a batch that is let finish goes first, and the next waits for it")
  func letFinish() {
    let (changed, other) = (entry(1, orders: 1), entry(2, orders: 1))
    let batch = PictureBatch()
    batch.add(changed, orderAt: 0)
    batch.add(other, orderAt: 0)
    changed.hasGivenUp = true
    var batches = PictureBatches()
    let isKept = batches.keeps(changed.orders[0], of: changed)
    #expect(isKept && batch.isLetFinish && batch.members.count == 2)
  }

  @Test("the rest of a batch that is overtaken waits with what is new")
  func dissolved() {
    let (changed, other, third) = (
      entry(1, orders: 1), entry(2, orders: 1), entry(3, orders: 1)
    )
    let batch = PictureBatch()
    for entry in [changed, other, third] { batch.add(entry, orderAt: 0) }
    var batches = PictureBatches()
    let isKept = batches.keeps(changed.orders[0], of: changed)
    #expect(!isKept && batch.members.isEmpty)
    let lone = batches.close()
    var ready = batches.takeReady()
    #expect(lone == nil && ready == nil)
    finish(other)
    finish(third)
    ready = batches.takeReady()
    #expect(ready?.members.map(\.id) == [other.id, third.id])
    ready?.letGo()
  }
}
