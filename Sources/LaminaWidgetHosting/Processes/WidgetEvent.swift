/// What a host tells of its widget.
public enum WidgetEvent: Sendable {
  /// It has drawn itself.
  case picture(WidgetPicture)
  /// It would like to have this size, in points.
  case preferredSize(width: Double, height: Double)
  /// The person wants the program to open this address.
  case open(String)
  /// Its process is gone; after these seconds it is started again, or never for nil.
  case ended(WidgetEnd, startsAgainIn: Double?)
}
