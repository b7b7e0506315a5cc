public import LaminaGeometry

/// Colours along a line from 0 to 1, outside of which the end colours go on.
public struct Gradient: Hashable, Sendable {
  /// A colour and its place on the line.
  public struct Stop: Hashable, Sendable {
    /// The colour at this place.
    public var color: Color
    /// The place on the line, from 0 to 1.
    public var location: CGFloat

    /// Makes a stop of a colour and its place on the line, from 0 to 1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and their places, in the order of the line.
  public var stops: [Stop]

  /// Makes a gradient of colours at given places on the line, in order.
  public init(stops: [Stop]) { self.stops = stops }

  /// The colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The stops under `palette`, in order of location.
  public func resolve(in palette: ColorPalette) -> [Paint.Stop] {
    stops.map { Paint.Stop(color: $0.color.resolve(in: palette), location: $0.location) }
      .sorted { $0.location < $1.location }
  }
}
