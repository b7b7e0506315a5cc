extension Semantics {
  /// The kind of thing that an element is.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case window, group, text, heading, image, canvas, separator
    case button, toggle, slider, link, progress, disclosure, tab, tabList, picker
    /// Goes up and down by steps.
    case stepper
    /// Shows where a value lies within a range, and is not to be changed.
    case meter
    /// Shows a colour, and lets another be chosen.
    case colorWell
    /// A field of one line; `Traits.isSecure` where it must not be read.
    case textField
    case searchField
    /// A text of several lines.
    case editor
    case list, row, header, grid, cell, table
    case scrollArea, menuButton, menu, menuItem, tooltip, dialog
  }

  /// Whether something that can be switched is on.
  public enum OnState: String, Hashable, Sendable { case off, on, mixed }

  /// What becomes of the elements inside of one.
  public enum ChildBehavior: Hashable, Sendable {
    /// They stay elements of their own, inside of it.
    case contain
    /// Their labels become its label, and they are no elements of their own.
    case combine
    /// They are no elements, and nothing of them is reported.
    case ignore
  }

  /// A number with the range in which it can be set.
  public struct NumericValue: Hashable, Sendable {
    public var current: Double
    public var range: ClosedRange<Double>
    /// The least by which it changes; nil for any.
    public var step: Double?

    public init(_ current: Double, in range: ClosedRange<Double>, step: Double? = nil) {
      self.current = current
      self.range = range
      self.step = step
    }
  }

  /// What is selected in an element's value, in bytes of its UTF-8.
  public struct TextSelection: Hashable, Sendable {
    public var range: Range<Int>
    /// The end of the range that moves.
    public var caret: Int

    public init(_ range: Range<Int>, caret: Int) { (self.range, self.caret) = (range, caret) }
  }

  /// Which of how many an element is; of a lazy list only some are in the tree.
  public struct Place: Hashable, Sendable {
    /// Counted from 0.
    public var index: Int
    public var count: Int

    public init(_ index: Int, of count: Int) { (self.index, self.count) = (index, count) }
  }

  /// Further things that hold for an element.
  public struct Traits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Its value must not be read: it is printed as dots and never reported.
    public static let isSecure = Traits(rawValue: 1)
    /// Its text can have several lines.
    public static let isMultiline = Traits(rawValue: 2)
    /// Its value can be read and selected, not changed.
    public static let isReadOnly = Traits(rawValue: 4)
    /// Nothing outside of it can be used while it is there.
    public static let isModal = Traits(rawValue: 8)
    /// It says what the window is about when it opens.
    public static let isSummaryElement = Traits(rawValue: 16)
    /// Its label or value changes often.
    public static let updatesFrequently = Traits(rawValue: 32)
    public static let playsSound = Traits(rawValue: 64)
    public static let startsMediaSession = Traits(rawValue: 128)
    /// Its key stands on a keyboard.
    public static let isKeyboardKey = Traits(rawValue: 256)
    public static let allowsDirectInteraction = Traits(rawValue: 512)
    public static let causesPageTurn = Traits(rawValue: 1024)
    /// It is notified of taps on it, although it is no control.
    public static let isTappable = Traits(rawValue: 2048)
  }
}
