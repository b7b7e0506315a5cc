import Lamina
import ReaderFeed

extension Entry {
  /// The day of its date where the reader is.
  var dayText: String? {
    date.map { CivilDay($0, secondsFromGMT: TimeZone.current.secondsFromGMT(for: $0)).text }
  }
}
