package import LaminaAnimation
package import LaminaDrawing
import LaminaGeometry

/// A drawing command by command; what is the same in both drawings has no numbers.
package struct DisplayListForm: InterpolationForm {
  /// A command, and whether it moves.
  fileprivate enum Step: Sendable {
    case same(DisplayCommand)
    case moving(DisplayCommand)
    /// Its colours and lines move, and it stands where it is.
    case tinted(DisplayCommand)
  }

  fileprivate private(set) var steps: [Step]

  package func isLike(_ other: DisplayListForm) -> Bool {
    steps.count == other.steps.count
      && zip(steps, other.steps).allSatisfy { a, b in
        switch (a, b) {
        case (.same(let a), .same(let b)): a == b
        case (.moving(let a), .moving(let b)): a.isLike(b)
        case (.tinted(let a), .tinted(let b)): a.isTinted(like: b)
        default: false
        }
      }
  }

  /// Whether its steps are the commands of a drawing, and nothing is left of another one's.
  func isDrawing(_ list: DisplayList) -> Bool {
    steps.count == list.commands.count
      && zip(steps, list.commands).allSatisfy { step, command in
        switch step {
        case .same(let own), .moving(let own), .tinted(let own): own == command
        }
      }
  }

  package mutating func visitNumbers(_ walk: inout NumberWalk) {
    for index in steps.indices {
      switch steps[index] {
      case .same: break
      case .moving(let command): steps[index] = .moving(walk.visited(command))
      case .tinted(var command):
        command.visitAppearance(&walk)
        steps[index] = .tinted(command)
      }
    }
  }

  package var value: DisplayList {
    DisplayList.keepingUnseen { list in
      for step in steps {
        switch step {
        case .same(let command), .moving(let command), .tinted(let command):
          list.repeatCommand(command)
        }
      }
    }
  }
}

extension DisplayList: Interpolating {
  /// Drawings of the same commands, in forms that can be recorded again; others jump.
  package static func forms(
    from old: DisplayList, to new: DisplayList
  ) -> (old: DisplayListForm, new: DisplayListForm)? {
    guard old.commands.count == new.commands.count else { return nil }
    var (start, end): ([DisplayListForm.Step], [DisplayListForm.Step]) = ([], [])
    for (a, b) in zip(old.commands, new.commands) {
      if a == b, a.canBeRepeated {
        start.append(.same(a))
        end.append(.same(b))
      } else if let (a, b) = DisplayCommand.forms(from: a, to: b) {
        start.append(.moving(a))
        end.append(.moving(b))
      } else {
        return nil
      }
    }
    return (DisplayListForm(steps: start), DisplayListForm(steps: end))
  }

  /// Both drawings where the new one is, with their own colours and lines.
  ///
  /// - Parameters:
  ///   - old: the drawing before.
  ///   - new: the drawing of the same steps now.
  ///   - keepsPlaces: whether gradients and moves of the old one stay where they were; not where it
  ///     was made for another size.
  /// - Returns: both; nil where there is no way from one to the other.
  static func lookForms(
    from old: DisplayList, to new: DisplayList, keepsPlaces: Bool
  ) -> (old: DisplayListForm, new: DisplayListForm)? {
    guard old.commands.count == new.commands.count else { return nil }
    var (start, end): ([DisplayListForm.Step], [DisplayListForm.Step]) = ([], [])
    for (a, b) in zip(old.commands, new.commands) {
      guard b.canBeRepeated,
        let (a, c) = DisplayCommand.lookForms(from: a, to: b, keepsPlaces: keepsPlaces)
      else { return nil }
      start.append(.tinted(a))
      end.append(.tinted(c))
    }
    return (DisplayListForm(steps: start), DisplayListForm(steps: end))
  }
}

extension DisplayList.Recorder {
  /// Records a command of another drawing once more.
  fileprivate mutating func repeatCommand(_ command: DisplayCommand) {
    switch command {
    case .fillRect(let rect, let paint): fill(rect, with: paint)
    case .fillRoundedRect(let rect, let radius, let paint):
      fill(roundedRect: rect, radius: radius, with: paint)
    case .fill(let path, let paint, let eoFill): fill(path, with: paint, eoFill: eoFill)
    case .stroke(let path, let paint, let style): stroke(path, with: paint, style: style)
    case .glyphs(let run): glyphs(run)
    case .image(let image, let rect): self.image(image, in: rect)
    case .shadow(let path, let color, let radius): shadow(path, color: color, radius: radius)
    case .shadowOf(let list, let color, let radius):
      shadow(of: list, color: color, radius: radius)
    case .clipRect(let rect): clip(rect)
    case .clip(let path, let eoFill): clip(path, eoFill: eoFill)
    case .concatenate(let transform): concatenate(transform)
    case .save: save()
    case .restore: restore()
    default: break
    }
  }
}

extension DisplayCommand {
  /// Whether `repeatCommand` knows it.
  fileprivate var canBeRepeated: Bool {
    switch self {
    case .fillRect, .fillRoundedRect, .fill, .stroke, .glyphs, .image, .shadow, .shadowOf,
      .clipRect, .clip, .concatenate, .save, .restore:
      true
    default: false
    }
  }
}
