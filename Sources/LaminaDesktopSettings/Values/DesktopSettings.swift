/// What a person chose for the whole desktop; what the desktop does not say is nil or the usual value.
public struct DesktopSettings: Sendable, Hashable {
  /// Light or dark.
  public enum Scheme: Sendable, Hashable { case light, dark }

  /// The preferred colours; nil for no preference.
  public var colorScheme: Scheme?
  /// The colour of what is chosen; nil for the program's own.
  public var accent: AccentColor?
  /// Whether colours are to be further apart; nil where nobody says.
  public var increasesContrast: Bool?
  /// Whether less is to move; nil where nobody says.
  public var reducesMotion: Bool?
  /// By how much text is larger than usual: 0.5 to 4.
  public var textScale = 1.0
  /// How many pixels an inch of text has on the X display, where 96 is usual; nil where its manager says none.
  ///
  /// It is all that text is larger by, ``textScale`` included: `96 * scale of windows * textScale`.
  public var textResolution: Double?
  /// How long after a click another one makes a double click of it.
  public var doubleClickTime = Duration.milliseconds(400)
  /// The pointer's size in points: 8 to 512.
  public var cursorSize = 24
  /// How long the caret takes to go and come again; nil where it does not blink.
  public var cursorBlinkTime: Duration? = .milliseconds(1000)
  /// On which side of a title bar which buttons stand.
  public var buttonLayout = ButtonLayout()
  /// Whether hours go to 24; nil where nobody says.
  public var uses24Hours: Bool?
  /// The day a week begins with, 1 for Sunday; nil where nobody says.
  public var firstWeekday: Int?
  /// Who said what was said; settings are equal where their values are.
  var origins = SettingOrigins()

  /// The usual ones.
  public init() {}
}
