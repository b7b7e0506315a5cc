public import LaminaGeometry

/// Colours along a line from 0 to 1, outside of which the end colours go on.
public struct Gradient: Hashable, Sendable {
  /// A colour and its place on the line.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

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
