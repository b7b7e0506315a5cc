import LaminaTesting
import LaminaText
import Testing

@MainActor @Suite("A graphics context", .timeLimit(.minutes(5)))
struct GraphicsContextTests {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: side, height: side))
  }

  private let white: UInt32 = 0xFFFF_FFFF
  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF

  // MARK: Values

  @Test("is a value: what is done to a copy does not show in the original")
  func copies() {
    let picture = canvasPicture { context, _ in
      var moved = context
      moved.translateBy(x: 20, y: 0)
      moved.opacity = 0.5
      moved.fill(square(0, 0, 10), with: .color(pureBlue))
      context.fill(square(0, 0, 10), with: .color(pureRed))
      #expect(context.transform == .identity)
      #expect(context.opacity == 1)
      moved.fill(square(0, 20, 10), with: .color(.black))
    }
    #expect(picture.pixel(x: 5, y: 5) == red)
    #expect(picture.pixel(x: 25, y: 5) == 0xFF80_80FF || picture.pixel(x: 25, y: 5) == 0xFF7F_7FFF)
    #expect(picture.pixel(x: 25, y: 25) & 0xFF < 0x90)
  }

  @Test("transforms are in the coordinates of those before")
  func transforms() {
    let picture = canvasPicture { context, _ in
      context.translateBy(x: 20, y: 20)
      context.scaleBy(x: 2, y: 2)
      context.rotate(by: .degrees(90))
      // To the right, turned clockwise: down from the middle.
      context.fill(Path(CGRect(x: 0, y: -2, width: 8, height: 4)), with: .color(pureRed))
      #expect(abs(context.transform.b - 2) < 1e-9)
    }
    #expect(picture.pixel(x: 20, y: 30) == red)
    #expect(picture.pixel(x: 30, y: 20) == white)
    #expect(picture.pixel(x: 20, y: 38) == white)
  }

  @Test("a transform that flattens everything draws nothing, and what follows is drawn")
  func flat() {
    let picture = canvasPicture { context, _ in
      var flat = context
      flat.scaleBy(x: 0, y: 1)
      flat.fill(square(0, 0, 40), with: .color(pureBlue))
      flat.addFilter(.blur(radius: 2))
      flat.fill(square(0, 0, 40), with: .color(pureBlue))
      #expect(flat.clipBoundingRect == .zero)
      context.fill(square(0, 0, 10), with: .color(pureRed))
    }
    #expect(picture.pixel(x: 5, y: 5) == red)
    #expect(picture.pixel(x: 25, y: 5) == white)
  }

  // MARK: Clips

  @Test("a clip narrows what is drawn after it, and a second one narrows further")
  func clips() {
    let picture = canvasPicture { context, _ in
      context.clip(to: square(0, 0, 20))
      context.clip(to: square(10, 0, 30))
      #expect(context.clipBoundingRect == CGRect(x: 10, y: 0, width: 10, height: 20))
      context.fill(square(0, 0, 40), with: .color(pureRed))
    }
    #expect(picture.pixel(x: 15, y: 5) == red)
    #expect(picture.pixel(x: 5, y: 5) == white)
    #expect(picture.pixel(x: 25, y: 5) == white)
  }

  @Test("a clip can leave what lies outside")
  func inverse() {
    let picture = canvasPicture { context, _ in
      context.translateBy(x: 10, y: 10)
      context.clip(to: square(0, 0, 20), options: .inverse)
      context.fill(square(-10, -10, 40), with: .color(pureRed))
    }
    #expect(picture.pixel(x: 20, y: 20) == white)
    #expect(picture.pixel(x: 5, y: 20) == red)
    #expect(picture.pixel(x: 35, y: 35) == red)
  }

  @Test("a clip by a layer leaves as much as the layer's alpha says, or the rest")
  func layerClip() {
    for isInverse in [false, true] {
      let picture = canvasPicture { context, _ in
        context.clipToLayer(options: isInverse ? .inverse : []) { layer in
          layer.fill(square(0, 0, 20), with: .color(.black))
          layer.fill(square(20, 0, 20), with: .color(.black.opacity(0.5)))
        }
        context.fill(square(0, 0, 40), with: .color(pureRed))
      }
      #expect(picture.pixel(x: 10, y: 10) == (isInverse ? white : red))
      #expect(abs(Int(picture.pixel(x: 30, y: 10) & 0xFF) - 0x80) <= 1)
      #expect(picture.pixel(x: 10, y: 30) == (isInverse ? red : white))
    }
  }

  // MARK: Layers and blending

  @Test("a layer fades as one picture")
  func layers() {
    let picture = canvasPicture { context, _ in
      context.opacity = 0.5
      context.drawLayer { layer in
        #expect(layer.opacity == 1)
        layer.fill(square(0, 0, 20), with: .color(.black))
        layer.fill(square(10, 0, 20), with: .color(.black))
      }
      context.fill(square(0, 30, 10), with: .color(.black))
      context.fill(square(5, 30, 10), with: .color(.black))
    }
    #expect(picture.pixel(x: 5, y: 5) == picture.pixel(x: 15, y: 5))
    #expect(picture.pixel(x: 7, y: 35) & 0xFF < picture.pixel(x: 2, y: 35) & 0xFF)
  }

  @Test("of a layer that throws nothing is left, and what follows lies where it belongs")
  func throwing() {
    struct Stop: Error {}
    let picture = canvasPicture { context, _ in
      context.translateBy(x: 20, y: 0)
      try? context.drawLayer { layer in
        layer.fill(square(0, 0, 10), with: .color(pureBlue))
        throw Stop()
      }
      context.fill(square(0, 15, 10), with: .color(pureRed))
      try? context.clipToLayer { layer in
        layer.fill(square(0, 0, 10), with: .color(pureBlue))
        throw Stop()
      }
      context.fill(square(0, 30, 10), with: .color(pureRed))
    }
    #expect(picture.pixel(x: 25, y: 5) == white)
    for y in [20, 35] {
      #expect(picture.pixel(x: 25, y: y) == red)
      #expect(picture.pixel(x: 5, y: y) == white)
    }
  }

  @Test("blend modes of a layer's contents stay within the layer")
  func blending() {
    let picture = canvasPicture { context, _ in
      context.fill(square(0, 0, 40), with: .color(pureBlue))
      context.drawLayer { layer in
        layer.fill(square(0, 0, 20), with: .color(pureRed))
        layer.blendMode = .destinationOut
        layer.fill(square(10, 0, 20), with: .color(.black))
      }
      context.blendMode = .plusLighter
      context.fill(square(0, 20, 20), with: .color(pureRed))
    }
    #expect(picture.pixel(x: 5, y: 5) == red)
    #expect(picture.pixel(x: 15, y: 5) == blue)
    #expect(picture.pixel(x: 10, y: 30) == 0xFFFF_00FF)
  }

  @Test("operations on alpha change no more than the outline that is filled")
  func operations() {
    func picture(_ mode: GraphicsContext.BlendMode) -> Bitmap {
      canvasPicture { context, _ in
        context.drawLayer { layer in
          layer.fill(square(0, 0, 40), with: .color(pureBlue))
          layer.blendMode = mode
          layer.fill(square(10, 10, 20), with: .color(pureRed.opacity(0.5)))
        }
      }
    }
    #expect(picture(.clear).pixel(x: 20, y: 20) == white)
    #expect(picture(.clear).pixel(x: 5, y: 5) == blue)
    #expect(
      picture(.copy).pixel(x: 20, y: 20) & 0xFF00FF == 0xFF0080
        || picture(.copy).pixel(x: 20, y: 20) & 0xFF00FF == 0xFF007F)
    #expect(picture(.copy).pixel(x: 5, y: 5) == blue)
    #expect(picture(.xor).pixel(x: 5, y: 5) == blue)
    #expect(picture(.sourceOut).pixel(x: 20, y: 20) == white)
    #expect(picture(.destinationIn).pixel(x: 5, y: 5) == blue)
  }

  // MARK: Filters

  @Test("a filter changes what is drawn after it, and nothing that is there")
  func filters() {
    let picture = canvasPicture { context, _ in
      context.fill(square(0, 0, 10), with: .color(pureRed))
      context.addFilter(.colorInvert())
      context.fill(square(20, 0, 10), with: .color(pureRed))
      context.addFilter(.saturation(0))
      context.fill(square(0, 20, 10), with: .color(pureRed))
    }
    #expect(picture.pixel(x: 5, y: 5) == red)
    #expect(picture.pixel(x: 25, y: 5) == 0xFF00_FFFF)
    let grey = picture.pixel(x: 5, y: 25)
    #expect(grey >> 16 & 0xFF == grey & 0xFF)
  }

  @Test("the filter that was added last comes first: discs run together like drops")
  func drops() {
    let picture = canvasPicture { context, _ in
      context.addFilter(.alphaThreshold(min: 0.4, color: pureBlue))
      context.addFilter(.blur(radius: 3))
      context.drawLayer { layer in
        layer.fill(
          Path(ellipseIn: CGRect(x: 3, y: 13, width: 16, height: 16)), with: .color(pureRed))
        layer.fill(
          Path(ellipseIn: CGRect(x: 21, y: 13, width: 16, height: 16)), with: .color(pureRed))
      }
    }
    #expect(picture.pixel(x: 11, y: 21) == blue)
    #expect(picture.pixel(x: 20, y: 21) == blue, "they have met")
    #expect(picture.pixel(x: 20, y: 5) == white)
  }

  @Test("shadows lie below, above, alone, or fall inwards")
  func shadows() {
    func picture(_ options: GraphicsContext.ShadowOptions, x: CGFloat = 12) -> Bitmap {
      canvasPicture { context, _ in
        context.addFilter(
          .shadow(
            color: .black, radius: 0.5, x: x, y: 0,
            blendMode: options.contains(.invertsAlpha) ? .sourceAtop : .normal, options: options))
        context.fill(square(8, 8, 16), with: .color(pureRed))
      }
    }
    #expect(picture([]).pixel(x: 20, y: 16) == red)
    #expect(picture([]).pixel(x: 30, y: 16) == 0xFF00_0000)
    #expect(picture(.shadowAbove).pixel(x: 22, y: 16) == 0xFF00_0000)
    #expect(picture(.shadowOnly).pixel(x: 10, y: 16) == white)
    #expect(picture(.shadowOnly).pixel(x: 30, y: 16) == 0xFF00_0000)
    let inner = picture([.shadowAbove, .invertsAlpha], x: 6)
    #expect(inner.pixel(x: 10, y: 16) == 0xFF00_0000)
    #expect(inner.pixel(x: 20, y: 16) == red)
    #expect(inner.pixel(x: 4, y: 16) == white)
  }

  @Test("a shadow above can be kept to what is drawn, of which nothing else is left")
  func composedShadow() {
    let picture = canvasPicture { context, _ in
      context.addFilter(
        .shadow(color: .black, radius: 0.5, x: 8, blendMode: .sourceIn, options: .shadowAbove))
      context.fill(square(8, 8, 16), with: .color(pureRed))
    }
    #expect(picture.pixel(x: 10, y: 16) == white)
    #expect(picture.pixel(x: 20, y: 16) == 0xFF00_0000)
    #expect(picture.pixel(x: 28, y: 16) == white)
  }

  @Test("a table changes components, and perspective moves what is drawn")
  func tables() {
    var swap = ColorMatrix()
    (swap.r1, swap.r3, swap.b1, swap.b3) = (0, 1, 1, 0)
    let picture = canvasPicture { context, _ in
      var swapped = context
      swapped.addFilter(.colorMatrix(swap))
      swapped.fill(square(0, 0, 10), with: .color(pureRed))
      var moved = context
      moved.addFilter(
        .projectionTransform(
          ProjectionTransform(CGAffineTransform(translationX: 20, y: 20))))
      moved.fill(square(0, 0, 10), with: .color(pureRed))
    }
    #expect(picture.pixel(x: 5, y: 5) == blue)
    #expect(picture.pixel(x: 25, y: 25) == red)
    #expect(picture.pixel(x: 5, y: 25) == white)
  }

  @Test("the backdrop is what is there, through the filters")
  func backdrop() {
    let picture = canvasPicture { context, _ in
      context.fill(square(0, 0, 40), with: .color(pureRed))
      context.addFilter(.colorInvert())
      context.fill(square(10, 10, 10), with: .backdrop)
    }
    #expect(picture.pixel(x: 5, y: 5) == red)
    #expect(picture.pixel(x: 15, y: 15) == 0xFF00_FFFF)
  }

  @Test("a backdrop is blurred in the coordinates in which the filter was added")
  func scaledBackdrop() {
    func picture(_ scale: CGFloat) -> Bitmap {
      canvasPicture { context, _ in
        context.fill(square(0, 0, 20), with: .color(pureRed))
        context.scaleBy(x: scale, y: scale)
        context.addFilter(.blur(radius: 4 / scale))
        context.fill(square(0, 0, 40 / scale), with: .backdrop)
      }
    }
    let (plain, scaled) = (picture(1), picture(2))
    #expect(plain.pixel(x: 22, y: 5) != white)
    for x in [2, 12, 18, 22, 28, 38] {
      #expect(plain.pixel(x: x, y: 5) == scaled.pixel(x: x, y: 5), "\(x)")
    }
  }

  // MARK: Shadings

  @Test("gradients lie where they are placed, and go on as their options say")
  func gradients() {
    let gradient = Gradient(colors: [pureRed, pureBlue])
    func picture(_ options: GraphicsContext.GradientOptions) -> Bitmap {
      canvasPicture { context, _ in
        context.fill(
          square(0, 0, 40),
          with: .linearGradient(
            gradient, startPoint: .zero, endPoint: CGPoint(x: 20, y: 0), options: options))
      }
    }
    #expect(picture([]).pixel(x: 30, y: 5) == blue)
    #expect(picture(.repeat).pixel(x: 21, y: 5) >> 16 & 0xFF > 0xE0)
    #expect(picture(.mirror).pixel(x: 21, y: 5) & 0xFF > 0xE0)
    #expect(picture(.mirror).pixel(x: 39, y: 5) >> 16 & 0xFF > 0xE0)
  }

  @Test("styles go across what is filled, and are those of the canvas")
  func styles() {
    let picture = Harness(size: CGSize(width: 40, height: 40)) {
      Canvas { context, _ in
        context.fill(
          square(0, 0, 20),
          with: .style(
            LinearGradient(colors: [pureRed, pureBlue], startPoint: .leading, endPoint: .trailing)))
        context.fill(square(20, 20, 20), with: .foreground)
        context.fill(square(0, 20, 20), with: .palette([.color(pureGreen), .color(pureRed)]))
      }
      .foregroundStyle(pureBlue)
    }.picture()
    #expect(picture.pixel(x: 0, y: 5) >> 16 & 0xFF > 0xF0)
    #expect(picture.pixel(x: 19, y: 5) & 0xFF > 0xF0)
    #expect(picture.pixel(x: 30, y: 30) == blue)
    #expect(picture.pixel(x: 10, y: 30) == 0xFF00_FF00)
  }

  @Test("the non-zero rule fills what the even-odd rule leaves")
  func rules() {
    let rings = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
      path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    let full = canvasPicture { context, _ in context.fill(rings, with: .color(pureRed)) }
    let hollow = canvasPicture { context, _ in
      context.fill(rings, with: .color(pureRed), style: FillStyle(eoFill: true))
    }
    #expect(full.pixel(x: 20, y: 20) == red)
    #expect(hollow.pixel(x: 20, y: 20) == white)
  }
}
