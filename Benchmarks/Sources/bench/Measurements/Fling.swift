import Foundation
import Lamina
import LaminaTesting
import Observation

/// Measures 100,000 rows in 100 sections: the first frame, flings, and the rows shuffled, filtered, edited and
/// grouped in other ways while a fling goes on.
///
/// Work is counted in virtual time, the same in each run; times are the main thread's, with the drawing that
/// workers would do.
func measureFling(_ report: inout Report, _ programs: Programs) throws {
  let list = FlungList()
  report.add("fling.first_ms", list.firstMS)
  for act in FlungList.Act.allCases {
    let work = list.work(act)
    report.count("fling.\(act).bodies", work.bodies)
    report.count("fling.\(act).measured", work.measured)
    report.count("fling.\(act).kbytes", work.bytes / 1_000)
    report.add("fling.\(act).ms", work.milliseconds)
  }
  report.add("fling.memory_mb", Double(heapBytes() - list.emptyBytes) / 1e6)
}

/// The list in a window of its own.
private final class FlungList {
  enum Act: CaseIterable { case scroll, edit, insert, remove, filter, unfilter, shuffle, regroup }

  struct Work {
    var bodies = 0
    var measured = 0
    var bytes = 0
    var milliseconds = 0.0
  }

  struct Entry: Identifiable {
    let id: Int
    var edits = 0
  }

  struct Chapter: Identifiable {
    let id: Int
    var entries: [Entry]
  }

  @Observable final class Model {
    var chapters = (0..<100).map { chapter in
      Chapter(id: chapter, entries: (0..<1_000).map { Entry(id: chapter * 1_000 + $0) })
    }
    var showsAll = true
  }

  private struct Page: View {
    let model: Model

    var body: some View {
      List {
        ForEach(model.chapters) { chapter in
          Section("Chapter \(chapter.id)") {
            ForEach(model.showsAll ? chapter.entries : chapter.entries.filter { $0.id % 3 != 0 }) {
              EntryRow(entry: $0)
            }
          }
        }
      }
    }
  }

  private struct EntryRow: View {
    let entry: Entry

    var body: some View {
      HStack {
        Color.blue.frame(width: 20, height: 20)
        VStack(alignment: .leading) {
          Text("Entry \(entry.id)").font(.headline)
          if entry.id % 4 == 0 { Text("edited \(entry.edits) times").foregroundStyle(.secondary) }
        }
      }
    }
  }

  private let model = Model()
  private let harness: Harness
  let emptyBytes: Int
  private(set) var firstMS = 0.0

  init() {
    emptyBytes = heapBytes()
    let model = model
    let start = threadMS()
    harness = Harness(size: CGSize(width: 480, height: 640)) { Page(model: model) }
    firstMS = threadMS() - start
  }

  /// What a fling of two seconds costs, with the act half a second after its beginning.
  func work(_ act: Act) -> Work {
    harness.resetCounters()
    let measured = harness.prepareStatistics.nodesMeasured
    let bytes = harness.displayStatistics.bytesDrawn
    let start = threadMS()
    harness.swipe(from: CGPoint(x: 240, y: 600), to: CGPoint(x: 240, y: 100), duration: 0.05)
    for frame in 0..<120 {
      if frame == 30 { perform(act) }
      harness.advance(by: 1.0 / 60)
    }
    return Work(
      bodies: harness.counters.total, measured: harness.prepareStatistics.nodesMeasured - measured,
      bytes: harness.displayStatistics.bytesDrawn - bytes, milliseconds: threadMS() - start)
  }

  private func perform(_ act: Act) {
    switch act {
    case .scroll: break
    case .edit: for place in 0..<100 { model.chapters[place].entries[0].edits += 1 }
    case .insert: model.chapters[0].entries.insert(Entry(id: 1_000_000), at: 2)
    case .remove: model.chapters[0].entries.remove(at: 1)
    case .filter: model.showsAll = false
    case .unfilter: model.showsAll = true
    case .shuffle:
      for place in 0..<100 {
        model.chapters[place].entries.sort { $0.id * 7_919 % 1_009 < $1.id * 7_919 % 1_009 }
      }
    case .regroup: model.chapters.reverse()
    }
  }
}
