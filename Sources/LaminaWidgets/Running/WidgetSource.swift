package import Foundation
import Synchronization

/// An entry without its type: from when on it is shown, and how.
package struct WidgetMoment {
  package let date: Date
  package let relevance: TimelineEntryRelevance?
  /// Makes its view, which reads nothing but the entry.
  package let content: @MainActor () -> AnyView
}

/// Entries without their types, and when to ask for more.
package struct WidgetMoments {
  package let moments: [WidgetMoment]
  package let policy: TimelineReloadPolicy
}

/// A provider and the view of its entries, without their types.
@MainActor
package protocol WidgetSource {
  func placeholder(in context: TimelineProviderContext) -> WidgetMoment
  /// Calls back once, on the main actor; never where the provider does not.
  func snapshot(
    in context: TimelineProviderContext, then: @escaping @MainActor (WidgetMoment) -> Void)
  func timeline(
    in context: TimelineProviderContext, then: @escaping @MainActor (WidgetMoments) -> Void)
}

struct ProviderSource<Provider: TimelineProvider, Content: View>: WidgetSource {
  let provider: Provider
  let content: (Provider.Entry) -> Content

  func placeholder(in context: TimelineProviderContext) -> WidgetMoment {
    moment(provider.placeholder(in: context))
  }

  func snapshot(
    in context: TimelineProviderContext, then: @escaping @MainActor (WidgetMoment) -> Void
  ) {
    let answer = OneAnswer<Provider.Entry> { then(moment($0)) }
    provider.getSnapshot(in: context) { answer.take($0) }
  }

  func timeline(
    in context: TimelineProviderContext, then: @escaping @MainActor (WidgetMoments) -> Void
  ) {
    let answer = OneAnswer<Timeline<Provider.Entry>> { timeline in
      then(WidgetMoments(moments: timeline.entries.map(moment), policy: timeline.policy))
    }
    provider.getTimeline(in: context) { answer.take($0) }
  }

  private func moment(_ entry: Provider.Entry) -> WidgetMoment {
    WidgetMoment(date: entry.date, relevance: entry.relevance) { AnyView(content(entry)) }
  }
}

/// Takes the first answer of a provider to the main actor, whichever thread it comes from.
private nonisolated final class OneAnswer<Value>: Sendable {
  private let isGiven = Mutex(false)
  private let then: @MainActor (Value) -> Void

  init(_ then: @escaping @MainActor (Value) -> Void) { self.then = then }

  func take(_ value: Value) {
    let isFirst = isGiven.withLock { isGiven in
      defer { isGiven = true }
      return !isGiven
    }
    guard isFirst else { return }
    // Handed over once: whoever made it has no more to do with it.
    nonisolated(unsafe) let value = value
    if Thread.isMainThread {
      MainActor.assumeIsolated { then(value) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.then(value) } }
    }
  }
}
