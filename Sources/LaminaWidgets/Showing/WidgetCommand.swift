import Foundation

/// What the command line of a program with widgets asks for.
enum WidgetCommand: Equatable {
  /// Let *Today* find the widgets, or find them no more.
  case install
  case uninstall
  /// Run one for who shows it.
  case run(kind: String, family: WidgetFamily)
  /// Write a picture of one.
  case picture(kind: String, family: WidgetFamily, Picture)

  struct Picture: Equatable {
    var file: String
    var width = 360.0
    var scale = 2.0
    var isDark = false
  }

  /// Why a command line is none.
  struct Misuse: Error, Equatable, CustomStringConvertible {
    var description: String
  }

  static let usage = """
    usage: PROGRAM --install | --uninstall
           PROGRAM --widget KIND [--family systemSmall|systemMedium|systemLarge|accessoryBar]
                   --picture FILE.png [--width POINTS] [--scale N] [--night]
    Without --picture a widget is run by who shows it, as Today does.
    """

  init(_ arguments: some Sequence<String>) throws(Misuse) {
    var rest = Array(arguments)[...]
    var kind: String?
    var family = WidgetFamily.systemSmall
    var picture: Picture?
    var other = Picture(file: "")
    while let option = rest.popFirst() {
      switch option {
      case "--install", "--uninstall":
        self = option == "--install" ? .install : .uninstall
        return
      case "--widget": kind = try Self.value(of: option, &rest)
      case "--family":
        let name = try Self.value(of: option, &rest)
        guard let known = WidgetFamily(rawValue: name) else {
          throw Misuse(description: "there is no family \"\(name)\"")
        }
        family = known
      case "--picture": picture = Picture(file: try Self.value(of: option, &rest))
      case "--width": other.width = try Self.number(of: option, in: 320...736, &rest)
      case "--scale": other.scale = try Self.number(of: option, in: 1...4, &rest)
      case "--night": other.isDark = true
      default: throw Misuse(description: "there is no option \"\(option)\"")
      }
    }
    guard let kind else { throw Misuse(description: "which widget?") }
    if let picture {
      other.file = picture.file
      self = .picture(kind: kind, family: family, other)
    } else {
      self = .run(kind: kind, family: family)
    }
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(Misuse) -> String {
    guard let value = rest.popFirst() else { throw Misuse(description: "\(option) needs a value") }
    return value
  }

  private static func number(
    of option: String, in range: ClosedRange<Double>, _ rest: inout ArraySlice<String>
  ) throws(Misuse) -> Double {
    guard let number = Double(try value(of: option, &rest)), range.contains(number) else {
      throw Misuse(
        description: "\(option) is a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
