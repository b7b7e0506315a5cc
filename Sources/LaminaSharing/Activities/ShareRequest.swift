/// What a sheet is opened with.
struct ShareRequest {
  var items: [ShareItem]
  var message: String?
  /// The author's own, before the standard ones.
  var activities: [any ShareActivity] = []
  var excluded: Set<ShareActivityType> = []
  var completion: (ShareResult) -> Void = { _ in }

  /// What a message is called: the first subject of an item.
  var subject: String? { items.lazy.compactMap(\.subject).first }
}
