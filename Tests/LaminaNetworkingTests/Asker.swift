import Foundation
import LaminaDrawing
import LaminaLoading

/// Asks a loader and takes what it reports, one after the other.
struct Asker {
  let load: any ImageLoad
  let events: AsyncStream<ImageLoadEvent>

  init(_ loader: some ImageLoader, _ url: URL, priority: ImageLoadPriority = .normal) {
    let (stream, continuation) = AsyncStream.makeStream(of: ImageLoadEvent.self)
    events = stream
    load = loader.load(url, priority: priority) { event in
      continuation.yield(event)
      if case .progress = event { return }
      continuation.finish()
    }
  }

  /// Everything that is reported until it is over.
  var all: [ImageLoadEvent] {
    get async {
      var all: [ImageLoadEvent] = []
      for await event in events { all.append(event) }
      return all
    }
  }

  /// What became of it.
  var outcome: ImageLoadEvent? {
    get async { await all.last }
  }

  /// Waits until so many bytes have come.
  func received(_ count: Int) async -> ImageLoadProgress? {
    for await event in events {
      if case .progress(let progress) = event, progress.received >= count { return progress }
    }
    return nil
  }
}
