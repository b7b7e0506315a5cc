package import LaminaGeometry

extension CGFloat: Interpolating, InterpolationForm {
  package func write(to writer: inout NumberWriter) { writer.write(self) }
  package func value(reading reader: inout NumberReader) -> CGFloat { reader.read() }
}

extension CGPoint: Interpolating, InterpolationForm {
  package func write(to writer: inout NumberWriter) { writer.write(self) }
  package func value(reading reader: inout NumberReader) -> CGPoint { reader.readPoint() }
}

extension CGSize: Interpolating, InterpolationForm {
  package func write(to writer: inout NumberWriter) {
    writer.write(CGPoint(x: width, y: height))
  }

  package func value(reading reader: inout NumberReader) -> CGSize {
    let point = reader.readPoint()
    return CGSize(width: point.x, height: point.y)
  }
}

extension CGRect: Interpolating, InterpolationForm {
  package func write(to writer: inout NumberWriter) {
    origin.write(to: &writer)
    size.write(to: &writer)
  }

  package func value(reading reader: inout NumberReader) -> CGRect {
    let origin = reader.readPoint()
    return CGRect(origin: origin, size: size.value(reading: &reader))
  }
}

extension Angle: Interpolating, InterpolationForm {
  package func write(to writer: inout NumberWriter) { writer.write(radians) }
  package func value(reading reader: inout NumberReader) -> Angle { Angle(radians: reader.read()) }
}

extension UnitPoint: Interpolating, InterpolationForm {
  package func write(to writer: inout NumberWriter) { writer.write(CGPoint(x: x, y: y)) }
  package func value(reading reader: inout NumberReader) -> UnitPoint {
    let point = reader.readPoint()
    return UnitPoint(x: point.x, y: point.y)
  }
}

extension Path: Interpolating, InterpolationForm {
  /// Outlines of the same steps have outlines in between.
  package func isLike(_ other: Path) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { $0.isLike($1) }
  }

  package func write(to writer: inout NumberWriter) {
    for element in elements {
      switch element {
      case .move(let point), .line(let point): writer.write(point)
      case .quadCurve(let point, let control):
        writer.write(point)
        writer.write(control)
      case .curve(let point, let control1, let control2):
        writer.write(point)
        writer.write(control1)
        writer.write(control2)
      case .closeSubpath: break
      }
    }
  }

  package func value(reading reader: inout NumberReader) -> Path {
    Path { path in
      for element in elements {
        switch element {
        case .move: path.move(to: reader.readPoint())
        case .line: path.addLine(to: reader.readPoint())
        case .quadCurve:
          let point = reader.readPoint()
          path.addQuadCurve(to: point, control: reader.readPoint())
        case .curve:
          let point = reader.readPoint()
          let control1 = reader.readPoint()
          path.addCurve(to: point, control1: control1, control2: reader.readPoint())
        case .closeSubpath: path.closeSubpath()
        }
      }
    }
  }
}

extension Path.Element {
  /// Whether it is the same kind of step.
  fileprivate func isLike(_ other: Path.Element) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.quadCurve, .quadCurve), (.curve, .curve),
      (.closeSubpath, .closeSubpath):
      true
    default: false
    }
  }
}
