import LaminaDrawing
import LaminaGeometry
import LaminaRaster
import Synchronization
import Testing

@Suite("Drawings that are recorded when they are drawn")
struct DeferredDrawingTests {
  private static let dot = CGRect(x: 10, y: 10, width: 20, height: 20)

  private var list: DisplayList { DisplayList { $0.fill(Self.dot, with: .color(red)) } }

  private func deferred(_ record: @escaping @Sendable () -> DisplayList?) -> DisplayList {
    DisplayList { $0.deferred(DeferredDrawing(record), in: Self.dot) }
  }

  @Test("They show what the list shows, also under a clip, in a group and in a shadow")
  func pixels() {
    let plain = list
    let later = deferred { DisplayList { $0.fill(Self.dot, with: .color(red)) } }
    for list in [plain, later] {
      let found = drawing { recorder in
        recorder.saving { recorder in
          recorder.clip(CGRect(x: 0, y: 0, width: 20, height: 40))
          recorder.append(list)
        }
        recorder.fill(CGRect(x: 30, y: 30, width: 10, height: 10), with: .color(blue))
      }
      #expect(found.rgb(15, 15) == [255, 0, 0] && found.rgb(25, 15) == [255, 255, 255])
      #expect(found.rgb(35, 35) == [0, 0, 255])
    }
    let shadows = [plain, later].map { list in
      drawing { $0.shadow(of: list, color: Color.Resolved.black, radius: 3) }
    }
    #expect(shadows[0].pixels == shadows[1].pixels)
  }

  @Test("What a drawing leaves open does not reach what follows it")
  func open() {
    let later = deferred {
      DisplayList(commands: [.clipRect(CGRect(x: 0, y: 0, width: 5, height: 5))])
    }
    let found = drawing { recorder in
      recorder.append(later)
      recorder.fill(Self.dot, with: .color(red))
    }
    #expect(found.rgb(20, 20) == [255, 0, 0])
  }

  @Test("They are recorded once, and what could not be recorded is asked for again")
  func once() {
    let count = Counter()
    let later = DeferredDrawing { count.next() == 1 ? nil : .empty }
    #expect(later.recorded == nil && later.list() == nil && later.recorded == nil)
    #expect(later.list() != nil && later.list() != nil && later.recorded != nil)
    #expect(count.value == 2)
  }

  @Test("Whoever records them has what was recorded first: parts of a picture fit each other")
  func first() {
    let (count, known) = (Counter(), Known())
    let later = DeferredDrawing {
      let number = count.next()
      // As another thread would, meanwhile.
      if number == 1 { _ = known.drawing.withLock { $0 }?.list() }
      return DisplayList {
        $0.fill(CGRect(x: 0, y: 0, width: number, height: 1), with: .color(red))
      }
    }
    known.drawing.withLock { $0 = later }
    let list = later.list()
    #expect(count.value == 2 && list?.inkBounds.width == 2)
    #expect(list === later.recorded)
    known.drawing.withLock { $0 = nil }
  }

  @Test("They are equal when they are the same")
  func equal() {
    let one = DeferredDrawing { .empty }
    let bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
    let lists = [one, one, DeferredDrawing { .empty }].map { drawing in
      DisplayList { $0.deferred(drawing, in: bounds) }
    }
    #expect(lists[0] == lists[1] && lists[0] != lists[2])
    #expect(lists[0].inkBounds == bounds)
  }
}

/// Counts on any thread.
private final class Counter: Sendable {
  private let count = Atomic(0)
  var value: Int { count.load(ordering: .relaxed) }
  func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}

/// A drawing that its own recording asks for.
private final class Known: Sendable { let drawing = Mutex<DeferredDrawing?>(nil) }
