import Foundation
import Lamina
import LaminaPrograms
import LaminaSharing
import LaminaTesting
import Observation
import Testing

/// Whatever happens, an activity is finished exactly once, and so is the sheet.
@Suite("Ways in which sharing ends")
struct WaysToEndTests {
  /// Runs a chosen activity to an end, and gives what was called after the choice.
  private func run(
    _ change: (ProbeActivity, Waiting) -> Void = { _, _ in },
    then end: (Harness, Waiting) async -> Void = { _, _ in }
  ) async -> [String] {
    let log = CallLog()
    let (activity, waiting) = (ProbeActivity("Do", in: log), Waiting())
    change(activity, waiting)
    let services = ShareServices(
      DesktopSurroundings([:]), findsStandard: false, wait: waiting.wait)
    let harness = await Harness.sharing([.text("a")], [activity], log: log, services: services)
    harness.tap("Do")
    await harness.run(for: 1)
    await end(harness, waiting)
    await harness.run(for: 1)
    // Nothing comes late.
    waiting.end()
    await harness.run(for: 1)
    return Array(log.calls.dropFirst())
  }

  private static let cancelled = ["finish Do: cancelled", "completion Do: cancelled"]

  /// A step that goes on until its task is cancelled.
  private static func untilCancelled() async throws {
    let waiting = Waiting()
    try await waiting.wait(.zero)
  }

  @Test("1: It returns")
  func returns() async {
    #expect(
      await run() == [
        "prepare Do", "perform Do", "finish Do: completed", "completion Do: completed",
      ])
  }

  @Test("2: It throws")
  func throwing() async {
    let calls = await run { activity, _ in
      activity.performing = { throw SharingError.refused("no") }
    }
    #expect(
      calls == [
        "prepare Do", "perform Do", "finish Do: failed(The desktop refused: no)",
        "completion Do: failed(The desktop refused: no)",
      ])
  }

  @Test("3: It throws that it was cancelled")
  func cancelledItself() async {
    let calls = await run { activity, _ in activity.performing = { throw CancellationError() } }
    #expect(calls == ["prepare Do", "perform Do"] + Self.cancelled)
  }

  @Test("4: Preparing throws")
  func preparing() async {
    let calls = await run { activity, _ in
      activity.preparing = { _ in throw SharingError.refused("not now") }
    }
    #expect(
      calls == [
        "prepare Do", "finish Do: failed(The desktop refused: not now)",
        "completion Do: failed(The desktop refused: not now)",
      ])
  }

  @Test("5: The person presses Cancel while it works")
  func cancelButton() async {
    let calls = await run { activity, _ in
      activity.performing = Self.untilCancelled
    } then: { harness, _ in
      harness.tap("Cancel")
    }
    #expect(calls == ["prepare Do", "perform Do"] + Self.cancelled)
  }

  @Test("6: Escape ends the sheet while it works")
  func escape() async {
    let calls = await run { activity, _ in
      activity.performing = Self.untilCancelled
    } then: { harness, _ in
      harness.press(.escape)
    }
    #expect(calls == ["prepare Do", "perform Do"] + Self.cancelled)
  }

  @Test("7: It never returns, not even when it is cancelled: its time is over")
  func never() async {
    var late: CheckedContinuation<Void, Never>?
    let calls = await run { activity, _ in
      activity.performing = { await withCheckedContinuation { late = $0 } }
    } then: { _, waiting in
      #expect(waiting.durations == [.seconds(120)])
      waiting.end()
    }
    late?.resume()
    #expect(
      calls == [
        "prepare Do", "perform Do", "finish Do: failed(Do did not end in time.)",
        "completion Do: failed(Do did not end in time.)",
      ])
  }

  @Test("8: Its window closes")
  func windowCloses() async {
    let log = CallLog()
    let activity = ProbeActivity("Do", in: log)
    activity.performing = Self.untilCancelled
    let harness = Harness(app: SharingApp(activity: activity, log: log))
    harness.tap("Share")
    await harness.run(for: 1)
    harness.tap("Do")
    await harness.run(for: 1)
    harness.close()
    for _ in 0..<20 { await Task.yield() }
    #expect(log.calls == ["can Do", "prepare Do", "perform Do"] + Self.cancelled)
  }

  @Test("9: Its own view ends it twice")
  func twice() async {
    let calls = await run { activity, _ in
      activity.ownView = AnyView(TwiceView())
    } then: { harness, _ in
      harness.tap("Twice")
    }
    #expect(calls == ["prepare Do", "finish Do: completed", "completion Do: completed"])
  }

  @Test("10: Its own view is closed without a word")
  func viewClosed() async {
    let calls = await run { activity, _ in
      activity.ownView = AnyView(TwiceView())
    } then: { harness, _ in
      #expect(harness.exists("Twice"))
      harness.press(.escape)
    }
    #expect(calls == ["prepare Do"] + Self.cancelled)
  }

  @Test("11: Its process is killed")
  func killed() async throws {
    let script = FileManager.default.temporaryDirectory
      .appendingPathComponent("lamina-killed-\(UUID().uuidString)")
    try Data("#!/bin/sh\nkill -9 $$\n".utf8).write(to: script)
    chmod(script.path, 0o755)
    defer { try? FileManager.default.removeItem(at: script) }
    let log = CallLog()
    let activity = ProbeActivity("Do", in: log)
    activity.performing = {
      _ = try await ProgramRun([script.path], named: "It").start(watching: .seconds(60))
    }
    let harness = await Harness.sharing([.text("a")], [activity], log: log)
    harness.tap("Do")
    for _ in 0..<2_000 where activity.outcomes.isEmpty {
      try await Task.sleep(for: .milliseconds(5))
    }
    await harness.run(for: 1)
    #expect(
      log.calls.dropFirst(3) == [
        "finish Do: failed(It was ended by signal 9.)",
        "completion Do: failed(It was ended by signal 9.)",
      ])
  }

  @Test("12: An item cannot be made")
  func itemFails() async {
    let log = CallLog()
    let activity = ProbeActivity("Do", in: log)
    let item = ShareItem(placeholder: .text("a")) { _ in throw SharingError.refused("gone") }
    let harness = await Harness.sharing([item], [activity], log: log)
    harness.tap("Do")
    await harness.run(for: 1)
    #expect(
      log.calls == [
        "can Do", "finish Do: failed(The desktop refused: gone)",
        "completion Do: failed(The desktop refused: gone)",
      ])
  }

  @Test("13: Nobody chooses anything")
  func nothingChosen() async {
    let log = CallLog()
    let harness = await Harness.sharing([.text("a")], [ProbeActivity("Do", in: log)], log: log)
    harness.press(.escape)
    await harness.run(for: 1)
    #expect(log.calls == ["can Do", "completion none: cancelled"])
    harness.tap("Share")
    await harness.run(for: 1)
    #expect(log.calls == ["can Do", "completion none: cancelled", "can Do"])
  }

  @Test("14: It is chosen twice, and works once")
  func pressedTwice() async {
    let calls = await run { activity, _ in
      activity.performing = Self.untilCancelled
    } then: { harness, _ in
      #expect(
        !harness.exists("Do") || !harness.find(.button).elements.contains { $0.label == "Do" })
      harness.tap("Cancel")
    }
    #expect(calls == ["prepare Do", "perform Do"] + Self.cancelled)
  }
}

/// Sheets whose presenter changes under them.
@Suite("A sheet while its presenter changes")
struct ChangingPresenterTests {
  @Observable
  final class Counter {
    var count = 0
  }

  private struct CountingScreen: View {
    let counter: Counter
    let log: CallLog
    @State private var isShown = false

    var body: some View {
      VStack {
        Text("count \(counter.count)")
        Button("Share") { isShown = true }
      }
      .shareSheet(isPresented: $isShown, items: [.text("item \(counter.count)")]) { result in
        log.note("completion \(result.outcome.name)")
      }
      .environment(
        \.shareServices, ShareServices(DesktopSurroundings([:]), findsStandard: false))
    }
  }

  @Test("It completes once, however often its presenter is evaluated meanwhile")
  func evaluatedAgain() async {
    let (counter, log) = (Counter(), CallLog())
    let harness = Harness(size: CGSize(width: 700, height: 560)) {
      CountingScreen(counter: counter, log: log)
    }
    harness.tap("Share")
    await harness.run(for: 1)
    for _ in 0..<5 {
      counter.count += 1
      await harness.run(for: 0.2)
    }
    #expect(log.calls.isEmpty)
    harness.press(.escape)
    await harness.run(for: 1)
    #expect(log.calls == ["completion cancelled"])
  }

  @Test("A picture is given as its own bytes, and pixels as PNG")
  func pictures() async throws {
    let gif = Image(data: Data("GIF89a…".utf8))
    #expect(gif.exportedContentTypes() == [.gif])
    #expect(Image(systemName: "star").exportedContentTypes().isEmpty)
    let log = CallLog()
    let activity = ProbeActivity("Take", in: log)
    let harness = await Harness.sharing([.picture(gif, name: "Owls")], [activity], log: log)
    harness.tap("Take")
    await harness.run(for: 1)
    #expect(
      activity.contents?.contents == [.data(Data("GIF89a…".utf8), type: .gif, name: "Owls")])
    #expect(activity.contents?.contents.first?.fileName == "Owls.gif")
  }
}

/// A view of an activity that says twice that it is done.
private struct TwiceView: View {
  @Environment(\.finishShare) private var finishShare
  var body: some View {
    Button("Twice") {
      finishShare(.completed)
      finishShare(.cancelled)
    }
    .padding()
  }
}

private struct SharingApp: App {
  let activity: ProbeActivity
  let log: CallLog

  init(activity: ProbeActivity, log: CallLog) { (self.activity, self.log) = (activity, log) }
  init() {
    let log = CallLog()
    self.init(activity: ProbeActivity("Do", in: log), log: log)
  }

  var body: some Scene {
    WindowGroup {
      SharingScreen(items: [.text("a")], activities: [activity], log: log)
        .environment(
          \.shareServices, ShareServices(DesktopSurroundings([:]), findsStandard: false))
    }
    .defaultSize(CGSize(width: 700, height: 560))
  }
}
