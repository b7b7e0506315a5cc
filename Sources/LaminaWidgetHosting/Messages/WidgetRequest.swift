/// What a widget's process is asked for.
public enum WidgetRequest: Hashable, Sendable {
  /// Draw for this place.
  case draw(WidgetPlace)
  /// The person pressed at a point of the widget.
  case press(x: Double, y: Double)
  /// The program has new data: ask the provider again.
  case reload
  /// The picture with this number is read; its memory may be used again.
  case taken(Int)
}

extension WidgetRequest: WidgetMessage {
  var words: [String] {
    switch self {
    case .draw(let place):
      ["draw"] + [place.width, place.height, place.scale, place.textScale].map(\.description)
        + [place.isDark, place.hasMoreContrast].map { $0 ? "1" : "0" }
    case .press(let x, let y): ["press", "\(x)", "\(y)"]
    case .reload: ["reload"]
    case .taken(let number): ["taken", "\(number)"]
    }
  }

  init?(_ reader: inout WordReader) {
    switch reader.word() {
    case "draw":
      guard let width = reader.number(in: 1...10_000), let height = reader.number(in: 1...10_000),
        let scale = reader.number(in: 0.25...8), let text = reader.number(in: 0.1...10),
        let isDark = reader.flag(), let hasMoreContrast = reader.flag()
      else { return nil }
      self = .draw(
        WidgetPlace(
          width: width, height: height, scale: scale, isDark: isDark,
          hasMoreContrast: hasMoreContrast, textScale: text))
    case "press":
      guard let x = reader.number(in: -10_000...10_000), let y = reader.number(in: -10_000...10_000)
      else { return nil }
      self = .press(x: x, y: y)
    case "reload": self = .reload
    case "taken":
      guard let number = reader.count(upTo: .max) else { return nil }
      self = .taken(number)
    default: return nil
    }
  }
}
