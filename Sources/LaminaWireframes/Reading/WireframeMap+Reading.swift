public import Foundation
import LaminaPropertyLists

extension WireframeMap {
  /// Reads the file at a path, a property list or JSON; what is wrong with it is in `readingFaults`.
  public init(contentsOf path: String) {
    do throws(PropertyListError) {
      self.init(try PropertyList(contentsOf: path))
    } catch {
      self.init(error)
    }
  }

  /// Reads bytes of a file, a property list or JSON, which faults call `file`.
  public init(data: Data, file: String) {
    do throws(PropertyListError) {
      self.init(try PropertyList(data: data, file: file))
    } catch {
      self.init(error)
    }
  }

  private init(_ list: PropertyList) {
    var reader = WireframeReader(list)
    self = reader.map()
  }

  /// The map of a file that cannot be read: empty, with the fault.
  private init(_ error: PropertyListError) {
    self.init()
    origin = WireframeOrigin(file: error.file, line: error.position.line)
    let kind: WireframeFault.Kind =
      switch error.problem {
      case .missing: .mapNotFound
      case let problem: .unreadable(found: problem.sentence, repair: problem.repair)
      }
    readingFaults = [WireframeFault(kind, origin)]
  }
}
