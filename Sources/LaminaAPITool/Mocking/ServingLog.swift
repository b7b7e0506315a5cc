import LaminaAPI
import LaminaAPIMock
import LaminaAPIServer
import LaminaJSON

/// What commands that serve print while they run: lines for people, or an object of JSON on each line.
struct ServingLog: Sendable {
  let isJSON: Bool

  /// It listens.
  func listens(_ words: String, at url: String) {
    if isJSON { return event("listening", [("url", .text(url))]) }
    Output.say("\(words) on \(url) (Ctrl+C ends)")
  }

  /// What is posted is kept, here and by these members.
  func keeps(_ collections: [KeptCollection]) {
    if isJSON { return event("keeps", [("collections", .list(collections.map(\.json)))]) }
    for collection in collections { Output.say("\(collection)") }
  }

  /// A request was answered.
  var onAnswer: (@Sendable (MockRequest, MockAnswer) -> Void)? {
    guard isJSON else { return nil }
    let log = self
    return { request, answer in
      log.event(
        "request",
        [
          ("method", .text(request.method)), ("target", .text(request.target)),
          ("status", .number(answer.status)), ("dropped", .truth(answer.isDropped)),
        ])
    }
  }

  /// The model was read again.
  func read(_ file: String) {
    if isJSON { return event("read", [("file", .text(file))]) }
    Output.say("Read \(file) again.")
  }

  /// The model was read again, and is not fit to be served.
  func refused(_ lines: [String]) {
    if isJSON { return event("refused", [("problems", .list(lines.map(JSONValue.text)))]) }
    Output.complain("The last good model goes on answering:")
    for line in lines { Output.complain(line) }
  }

  /// Changes of the files are not reported.
  func unfollowed(_ file: String, reason: String) {
    if isJSON {
      return event("unfollowed", [("file", .text(file)), ("reason", .text(reason))])
    }
    Output.complain(
      "\(file) is not followed: inotify says \"\(reason)\". Start the mock again after a change.")
  }

  /// One side of a contract broke rules.
  func broke(_ found: ContractBreak) {
    guard isJSON else { return Output.say("\(found)") }
    event(
      "broken",
      [
        ("side", .text(found.side.rawValue)), ("request", .text(found.request)),
        ("violations", .list(found.violations.map(\.json))),
      ])
  }

  private func event(_ name: String, _ members: [(name: String, value: JSONValue)]) {
    Output.say(JSONValue.map([("event", .text(name))] + members).text())
  }
}
