/// What dreams may say: Dreams offers these, as long as there is nothing to type into.
package nonisolated enum Suggestions {
  package static let descriptions = [
    "Flying over the sea at night",
    "Late for school, in pyjamas",
    "A house with one more door each day",
    "Tea with somebody tall",
    "The stairs that only go up",
    "A letter in a language I knew",
    "Swimming through the library",
    "The exam nobody had heard of",
    "A train that stops in every garden",
    "Finding a room behind the mirror",
    "Singing without a voice",
    "Breakfast on the moon",
  ]

  /// What the dream with a number says at first.
  package static func description(number: Int) -> String {
    descriptions[((number - 1) % descriptions.count + descriptions.count) % descriptions.count]
  }

  /// What comes after `description`, or before it with a step of -1, wrapping at the ends.
  package static func description(after description: String, by step: Int) -> String {
    guard let index = descriptions.firstIndex(of: description) else { return descriptions[0] }
    return Self.description(number: index + 1 + step)
  }
}
