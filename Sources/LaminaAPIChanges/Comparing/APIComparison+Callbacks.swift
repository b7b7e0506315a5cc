import LaminaAPIModel

/// Requests of the API to its callers: what these get may become less, and what they answer more.
extension APIComparison {
  mutating func compareCallbacks(_ before: APIMethod, _ after: APIMethod, of subject: String) {
    for callback in before.callbacks {
      guard let other = after.callbacks.first(where: { $0.name == callback.name }) else {
        note(
          .removed, "callback-removed", of: subject,
          "The callback \(callback.name) no longer comes.", level: .breaking,
          old: callback.place ?? before.place, new: after.place)
        continue
      }
      compareReversed(callback.resources, other.resources)
    }
    for callback in after.callbacks
    where !before.callbacks.contains(where: { $0.name == callback.name }) {
      note(
        .added, "callback-added", of: subject, "The callback \(callback.name) is new.",
        old: before.place, new: callback.place ?? after.place)
    }
    compareLinks(before, after, of: subject)
  }

  mutating func compareWebhooks() {
    for hook in old.webhooks where !new.webhooks.contains(where: { $0.path == hook.path }) {
      note(
        .removed, "webhook-removed", of: hook.path, "The webhook no longer comes.",
        level: .breaking, old: hook.place)
    }
    for hook in new.webhooks where !old.webhooks.contains(where: { $0.path == hook.path }) {
      note(.added, "webhook-added", of: hook.path, "The webhook is new.", new: hook.place)
    }
    let known = Set(old.webhooks.map(\.path)).intersection(new.webhooks.map(\.path))
    compareReversed(
      old.webhooks.filter { known.contains($0.path) },
      new.webhooks.filter { known.contains($0.path) })
  }

  private mutating func compareReversed(_ before: [APIResource], _ after: [APIResource]) {
    isReversed = true
    compareResources(
      APIModel(title: "", resources: before).allPaths,
      APIModel(title: "", resources: after).allPaths)
    isReversed = false
  }

  /// What can be called after an answer is advice: another advice breaks nobody.
  private mutating func compareLinks(
    _ before: APIMethod, _ after: APIMethod, of subject: String
  ) {
    for response in before.responses {
      guard let other = after.responses.first(where: { $0.status == response.status }) else {
        continue
      }
      for link in response.links where !other.links.contains(where: { $0.name == link.name }) {
        note(
          .removed, "link-removed", of: subject,
          "The answer \(response.status)'s link \(link.name) is no longer there.",
          level: .warning, old: link.place ?? response.place, new: other.place)
      }
      for link in other.links where !response.links.contains(where: { $0.name == link.name }) {
        note(
          .added, "link-added", of: subject,
          "The answer \(response.status)'s link \(link.name) is new.", old: response.place,
          new: link.place ?? other.place)
      }
    }
  }
}
