import Lamina

/// Drawings of one's own: a canvas, meshes, combined outlines, corners and shadows that fall inwards.
struct DrawingPage: View {
  var body: some View {
    PageScaffold(.drawing) {
      Sample("Canvas", "A function draws; in a timeline it draws for each frame.") { Canvases() }
      Sample("Layers, filters and blend modes", "Of a context, for all that is drawn after them.") {
        Contexts()
      }
      Sample("Colours between points", "Meshes, ellipses, tiles, and shadows that fall inwards.") {
        Patterns()
      }
      Sample("Outlines combined", "What lies in one, in both, or in one of both.") { Combined() }
      Sample("Corners", "Each with a radius of its own, or with the middle of its container's.") {
        Corners()
      }
      Sample("Glass", "A pane with a lit rim, through which what is below shows.") { Panes() }
    }
  }
}

private struct Canvases: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 20) {
      Captioned("a dial, drawn once") {
        Canvas { $0.drawDial(in: $1) }.frame(width: 120, height: 120)
      }
      Captioned("waves, by the time") {
        TimelineView(.animation) { timeline in
          let time = timeline.date.timeIntervalSinceReferenceDate
          // Workers run it: the main thread sends the time.
          Canvas(rendersOnWorkers: true) { context, size in context.drawWaves(in: size, at: time) }
        }
        .frame(width: 180, height: 120)
      }
      Captioned("views as symbols") {
        Canvas { context, size in
          guard let leaf = context.resolveSymbol(id: "leaf") else { return }
          for index in 0..<14 {
            var turned = context
            turned.translateBy(x: size.width / 2, y: size.height / 2)
            turned.rotate(by: .degrees(Double(index) * 360 / 14))
            turned.draw(leaf, at: CGPoint(x: 0, y: -42))
          }
        } symbols: {
          Capsule().fill(.green.gradient).frame(width: 12, height: 30).tag("leaf")
        }
        .frame(width: 120, height: 120)
      }
    }
  }
}

nonisolated extension GraphicsContext {
  /// Sixty lines around a middle, and the hours in words.
  fileprivate func drawDial(in size: CGSize) {
    let radius = min(size.width, size.height) / 2
    var dial = self
    dial.translateBy(x: size.width / 2, y: size.height / 2)
    dial.stroke(
      Path(
        ellipseIn: CGRect(
          x: 1 - radius, y: 1 - radius, width: radius * 2 - 2, height: radius * 2 - 2)),
      with: .color(.secondary), lineWidth: 1.5)
    for minute in 0..<60 {
      var spoke = dial
      spoke.rotate(by: .degrees(Double(minute) * 6))
      let length: CGFloat = minute % 5 == 0 ? 9 : 4
      spoke.fill(
        Path(CGRect(x: -0.75, y: 5 - radius, width: 1.5, height: length)),
        with: .color(minute % 5 == 0 ? .primary : .secondary))
    }
    for hour in [3, 6, 9, 12] {
      let angle = Double(hour) * .pi / 6
      dial.draw(
        Text("\(hour)").font(.caption.bold()),
        at: CGPoint(x: sin(angle) * (radius - 24), y: -cos(angle) * (radius - 24)))
    }
  }

  /// Three waves, one behind the other.
  fileprivate func drawWaves(in size: CGSize, at time: TimeInterval) {
    for (index, color) in [Color.indigo, .blue, .cyan].enumerated() {
      let wave = Path { path in
        path.move(to: CGPoint(x: 0, y: size.height))
        for x in stride(from: 0, through: size.width, by: 4) {
          let phase = Double(x) / 34 + time * (1 + Double(index) * 0.4) + Double(index) * 2
          path.addLine(
            to: CGPoint(x: x, y: size.height * (0.35 + 0.18 * CGFloat(index)) + 9 * sin(phase)))
        }
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.closeSubpath()
      }
      fill(wave, with: .color(color.opacity(0.75)))
    }
  }
}

private struct Contexts: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 20) {
      Captioned("blur, then alphaThreshold") {
        Canvas { context, size in
          context.addFilter(.alphaThreshold(min: 0.5, color: .pink))
          context.addFilter(.blur(radius: 8))
          context.drawLayer { layer in
            for (x, y) in [(26, 60), (62, 40), (70, 74), (104, 52)] as [(CGFloat, CGFloat)] {
              let disc = CGRect(x: x - 19, y: y - 19, width: 38, height: 38)
              layer.fill(Path(ellipseIn: disc), with: .color(.black))
            }
          }
        }
        .frame(width: 130, height: 110)
      }
      Captioned("blendMode = .screen") {
        Canvas { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
          context.blendMode = .screen
          let lights: [(Color, CGFloat, CGFloat)] = [
            (Color(red: 1, green: 0, blue: 0), 65, 40),
            (Color(red: 0, green: 1, blue: 0), 48, 70),
            (Color(red: 0, green: 0, blue: 1), 82, 70),
          ]
          for (color, x, y) in lights {
            context.fill(
              Path(ellipseIn: CGRect(x: x - 32, y: y - 32, width: 64, height: 64)),
              with: .color(color))
          }
        }
        .frame(width: 130, height: 110)
      }
      Captioned("clip, and its inverse") {
        Canvas { context, size in
          let disc = Path(ellipseIn: CGRect(x: 25, y: 15, width: 80, height: 80))
          let stripes = Path { path in
            for x in stride(from: CGFloat(0), to: size.width, by: 10) {
              path.addRect(CGRect(x: x, y: 0, width: 5, height: size.height))
            }
          }
          var inside = context
          inside.clip(to: disc)
          inside.fill(stripes, with: .color(.orange))
          context.clip(to: disc, options: .inverse)
          context.fill(stripes, with: .color(.gray.opacity(0.4)))
        }
        .frame(width: 130, height: 110)
      }
      Captioned("shadow, inwards") {
        Canvas { context, _ in
          context.addFilter(
            .shadow(
              color: .black.opacity(0.6), radius: 5, x: 0, y: 5, blendMode: .sourceAtop,
              options: [.shadowAbove, .invertsAlpha]))
          context.fill(
            Path(roundedRect: CGRect(x: 15, y: 15, width: 100, height: 80), cornerRadius: 20),
            with: .color(.mint))
        }
        .frame(width: 130, height: 110)
      }
    }
  }
}

private struct Patterns: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 20) {
      Captioned("MeshGradient") {
        MeshGradient(
          width: 3, height: 3,
          points: [
            [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.35], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
          ],
          colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint]
        )
        .frame(width: 150, height: 100)
      }
      Captioned("EllipticalGradient") {
        EllipticalGradient(colors: [.yellow, .orange, .pink, .purple]).frame(
          width: 150, height: 100)
      }
      Captioned("ImagePaint") {
        Capsule().fill(ImagePaint(image: GalleryTile.image, scale: 2))
          .frame(width: 150, height: 100)
      }
      Captioned(".shadow(.inner(…))") {
        RoundedRectangle(cornerRadius: 20)
          .fill(.teal.gradient.shadow(.inner(radius: 6, y: 4)).shadow(.drop(radius: 4, y: 2)))
          .frame(width: 120, height: 80).padding(10)
      }
    }
  }
}

/// A small picture made on the spot.
private enum GalleryTile {
  static let image: Image = {
    let tile = ZStack {
      Rectangle().fill(.orange)
      Circle().fill(.yellow).padding(2)
    }
    let made = ImageRenderer(content: tile.frame(width: 10, height: 10)).bitmap
    return made.map { Image(.bitmap($0, scale: 1)) } ?? Image(systemName: "photo")
  }()
}

private struct Combined: View {
  private let left: OffsetShape<Circle> = Circle().offset(x: -18)
  private let right: OffsetShape<Circle> = Circle().offset(x: 18)

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 20) {
      Captioned("union") { left.union(right).fill(.blue).frame(width: 64, height: 64) }
      Captioned("intersection") {
        left.intersection(right).fill(.blue).frame(width: 64, height: 64)
      }
      Captioned("subtracting") { left.subtracting(right).fill(.blue).frame(width: 64, height: 64) }
      Captioned("symmetricDifference") {
        left.symmetricDifference(right).fill(.blue).frame(width: 64, height: 64)
      }
      Captioned("strokedPath") {
        Star().path(in: CGRect(x: 4, y: 4, width: 64, height: 64))
          .strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .round))
          .normalized(eoFill: false).stroke(.blue, lineWidth: 1.5).frame(width: 72, height: 72)
      }
    }
    .padding(.horizontal, 24)
  }
}

private struct Corners: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 20) {
      Captioned("UnevenRoundedRectangle") {
        UnevenRoundedRectangle(topLeadingRadius: 36, bottomTrailingRadius: 36).fill(.purple)
          .frame(width: 110, height: 76)
      }
      Captioned("ContainerRelativeShape") {
        ContainerRelativeShape().fill(.purple.opacity(0.6)).padding(9)
          .background(.purple.opacity(0.25), in: RoundedRectangle(cornerRadius: 26))
          .containerShape(RoundedRectangle(cornerRadius: 26))
          .frame(width: 110, height: 76)
      }
      Captioned("ConcentricRectangle") {
        HStack(spacing: 6) {
          ConcentricRectangle().fill(.purple.opacity(0.6))
          ConcentricRectangle().fill(.purple.opacity(0.6))
        }
        .padding(6)
        .background(.purple.opacity(0.25), in: RoundedRectangle(cornerRadius: 22))
        .containerShape(RoundedRectangle(cornerRadius: 22))
        .frame(width: 130, height: 76)
      }
    }
  }
}

private struct Panes: View {
  var body: some View {
    HStack(spacing: 24) {
      Text("Regular").padding().glassEffect()
      Text("Clear").padding().glassEffect(.clear, in: .rect(cornerRadius: 12))
      Text("Tinted").padding().glassEffect(.regular.tint(.orange))
    }
    .padding(20)
    .background(
      LinearGradient(colors: [.cyan, .indigo, .pink], startPoint: .leading, endPoint: .trailing),
      in: RoundedRectangle(cornerRadius: 20)
    )
    // A picture of panes: nobody reads on all colours at once.
    .accessibilityHidden(true)
  }
}
