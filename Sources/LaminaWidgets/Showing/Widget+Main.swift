import Foundation
import LaminaDisplay
import LaminaRaster
import LaminaText
import LaminaWidgetHosting

extension Widget {
  /// Runs the widget's program: for who shows widgets, or for its command line.
  public static func main() { WidgetMain.run(Self().body.widgetDescriptions) }
}

extension WidgetBundle {
  /// Runs the widgets' program: for who shows widgets, or for its command line.
  public static func main() { WidgetMain.run(Self().body.body.widgetDescriptions) }
}

/// What a program with widgets does.
private enum WidgetMain {
  private static var session: WidgetSession?

  static func run(_ descriptions: [WidgetDescription]) {
    do {
      switch try WidgetCommand(CommandLine.arguments.dropFirst()) {
      case .install: try install(descriptions)
      case .uninstall: try uninstall()
      case .run(let kind, let family):
        guard let guest = WidgetGuest.connect() else {
          throw WidgetCommand.Misuse(description: "nobody shows the widget")
        }
        let session = WidgetSession(guest, try one(kind, of: descriptions), family)
        self.session = session
        session.begin()
        dispatchMain()
      case .picture(let kind, let family, let picture):
        try write(one(kind, of: descriptions), family, picture)
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n\(WidgetCommand.usage)\n".utf8))
      exit(64)
    }
  }

  private static func one(
    _ kind: String, of descriptions: [WidgetDescription]
  ) throws -> WidgetDescription {
    guard let description = descriptions.first(where: { $0.kind == kind }) else {
      let kinds = descriptions.map(\.kind).joined(separator: ", ")
      throw WidgetCommand.Misuse(description: "there is no widget \"\(kind)\"; there are: \(kinds)")
    }
    return description
  }

  /// The path of this program's file.
  private static var program: String {
    Bundle.main.executablePath ?? CommandLine.arguments[0]
  }

  private static func install(_ descriptions: [WidgetDescription]) throws {
    let listing = ProgramListing(
      program: program, widgets: descriptions.map(WidgetListing.init))
    print("written: \(try listing.install(into: WidgetCatalogue.folders[0]))")
  }

  private static func uninstall() throws {
    let path = ProgramListing.path(of: program, in: WidgetCatalogue.folders[0])
    try FileManager.default.removeItem(atPath: path)
    print("removed: \(path)")
  }

  private static func write(
    _ description: WidgetDescription, _ family: WidgetFamily, _ picture: WidgetCommand.Picture
  ) throws {
    let pool = WorkerPool()
    defer { pool.shutdown() }
    let size = family.size(inWidth: picture.width)
    let place = WidgetPlace(
      width: size.width, height: size.height, scale: picture.scale, isDark: picture.isDark)
    let surface = WidgetSurface(
      description, family, at: place, now: .now, isPreview: true, executor: pool, onOpen: { _ in })
    surface.run.showSnapshot()
    guard let bitmap = surface.picture(at: .now) else { return }
    try bitmap.pngData().write(to: URL(fileURLWithPath: picture.file))
  }
}
