import Dispatch
import Glibc
import Lamina

/// Measures, while its window is open, how long a call from another thread to the main actor takes.
///
/// Prints `bench.hop_ns` with the median of 200 calls, 2 ms apart, each made while the program idles.
@main struct HopsApp: App {
  var body: some Scene {
    WindowGroup("Hops") { Text("Calling").padding().task { await report() } }
  }

  private func report() async {
    var times: [UInt64] = []
    for _ in 0..<200 {
      try? await Task.sleep(for: .milliseconds(2))
      times.append(await hop())
    }
    let line = "bench.hop_ns \(times.sorted()[100])\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  /// The nanoseconds from another thread to the main actor.
  private func hop() async -> UInt64 {
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        let start = SystemClock().nanoseconds
        Task { @MainActor in done.resume(returning: SystemClock().nanoseconds - start) }
      }
    }
  }
}
