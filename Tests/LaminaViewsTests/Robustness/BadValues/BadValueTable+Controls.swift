import LaminaGeometry
import LaminaTesting
import LaminaText

extension BadValueTable {
  static let texts: [BadValueCase] = [
    BadValueCase("View.kerning(_:)") { HStack { Text("kerning") }.kerning($0) },
    BadValueCase("View.tracking(_:)") { HStack { Text("tracking") }.tracking($0) },
    BadValueCase("View.baselineOffset(_:)") { HStack { Text("base") }.baselineOffset($0) },
    BadValueCase("StringInterpolation.appendInterpolation(_:)", .none) { Text("it is \($0)") },
    BadValueCase("Text.kerning(_:)") { Text("kerning").kerning($0) },
    BadValueCase("Text.tracking(_:)") { Text("tracking").tracking($0) },
    BadValueCase("Text.baselineOffset(_:)") { Text("base").baselineOffset($0) },
    BadValueCase("View.minimumScaleFactor(_:)") {
      Text("Arrivals and departures").lineLimit(1).minimumScaleFactor($0).frame(width: 60)
    },
    BadValueCase("Width.init(_:)", .none) { Text("width").fontWidth(Font.Width($0)) },
    BadValueCase("View.lineSpacing(_:)") { Text("two\nlines").lineSpacing($0) },
    BadValueCase("View.lineHeight(_:)", .negative) { Text("two\nlines").lineHeight($0) },
    BadValueCase("Font.system(size:weight:design:)", .none) {
      Text("size").font(.system(size: $0))
      Text("size").font(.custom("DejaVu Sans", size: $0))
      Text("size").font(.custom("DejaVu Sans", fixedSize: $0))
      Text("size").font(.custom("DejaVu Sans", size: $0, relativeTo: .title))
    },
    BadValueCase("ContentTransition.numericText(value:)", .none) {
      Text("3").contentTransition(.numericText(value: Double($0)))
    },
  ]

  static let controls: [BadValueCase] = [
    BadValueCase("ProgressView.init(value:total:)") {
      ProgressView(value: $0)
      ProgressView("Loading", value: $0, total: 3)
      ProgressView(value: 1, total: $0)
      ProgressView(value: $0, total: $0) { Text("Label") }
    },
    BadValueCase("Slider.init(value:in:onEditingChanged:)", .none) {
      Slider(value: .constant($0))
      Slider(value: .constant($0), in: -3...3)
    },
    BadValueCase("Slider.init(value:in:step:onEditingChanged:)", .none) {
      Slider(value: .constant(0.5), in: 0...1, step: $0)
      Slider(value: .constant(0.5), in: 0...1, step: $0) { Text("Label") }
    },
    BadValueCase("Slider.init(value:in:onEditingChanged:) bounds", .none) {
      if !$0.isNaN { Slider(value: .constant(0.5), in: min($0, 0)...max($0, 0)) }
    },
    BadValueCase("ButtonBorderShape.roundedRectangle(radius:)", .negative) {
      Button("round") {}.buttonBorderShape(.roundedRectangle(radius: $0))
    },
    BadValueCase("Image.init(systemName:variableValue:)", .none) {
      Image(systemName: "wifi", variableValue: Double($0))
        .symbolEffect(.wiggle.custom(angle: .radians(Double($0))), isActive: true)
        .symbolEffect(
          .pulse, options: .speed(Double($0)).repeat(.periodic($0.count, delay: Double($0)))
        )
        .symbolEffect(.bounce, options: .repeat($0.count))
    },
    BadValueCase("Gauge.init(value:in:label:)", .none) { value in
      Gauge(value: value) { Text("Gauge") }
      Gauge(value: value, in: -3...3) {
        Text("Gauge")
      } currentValueLabel: {
        Text("now")
      }
      Gauge(value: value, in: -3...3) {
        Text("Gauge")
      } currentValueLabel: {
        Text("now")
      } markedValueLabels: {
        Text("mark")
      }
      Gauge(value: value) {
        Text("Gauge")
      } currentValueLabel: {
        Text("now")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      }
      Gauge(value: value) {
        Text("Gauge")
      } currentValueLabel: {
        Text("now")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      } markedValueLabels: {
        Text("mark")
      }
    },
    BadValueCase("SliderTick.init(_:)", .none) { value in
      Slider(value: .constant(0.5), neutralValue: Double(value)) {
        Text("Ticks")
      } ticks: {
        SliderTick(Double(value))
        SliderTick("Word", Double(value))
      }
      Slider(value: .constant(Double(value)), in: 0...1, step: 0.5) {
        Text("Ticks")
      } tick: { place in
        SliderTick(place * Double(value))
      }
      Slider(value: .constant(Double(value)), in: 0...1, step: Double(value)) {
        Text("Ticks")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      } tick: {
        SliderTick($0)
      }
    },
    BadValueCase("Stepper.init(_:value:in:step:onEditingChanged:)", .none) { value in
      Stepper("Stepper", value: .constant(value), in: 0...1, step: value)
      Stepper("Stepper", value: .constant(Double(value)), in: 0...1, format: .number)
      Stepper(value: .constant(value), in: 0...1) { Text("Stepper") }
      Stepper(value: .constant(Double(value)), in: 0...1, step: Double(value), format: .number) {
        Text("Stepper")
      }
    },
    BadValueCase("DatePicker.init(_:selection:in:displayedComponents:)", .none) { value in
      let date = Date(timeIntervalSinceReferenceDate: Double(value))
      DatePicker("Date", selection: .constant(date))
      // Swift makes no range of what is no number.
      if !value.isNaN {
        DatePicker("Date", selection: .constant(.distantPast), in: date...)
        DatePicker(selection: .constant(date), in: ...date) { Text("Date") }
        MultiDatePicker("Days", selection: .constant([]), in: date...)
        if value.isFinite {
          let long = min(date, .distantPast)...max(date, .distantFuture)
          ProgressView(timerInterval: long)
          Text(timerInterval: long)
          Text(timerInterval: long, pauseTime: date, countsDown: false)
        }
      }
    },
    BadValueCase("AsyncImage.init(url:scale:)", .none) {
      AsyncImage(url: nil, scale: $0).fade(Double($0))
    },
    BadValueCase("TextField.init(_:value:format:)", .none) {
      TextField("Number", value: .constant(Double($0)), format: .number)
    },
  ]

  static let containers: [BadValueCase] = [
    BadValueCase("View.presentationCornerRadius(_:)", .negative) {
      tile.presentationCornerRadius($0)
    },
    BadValueCase("PresentationDetent.fraction(_:)") { value in
      tile.presentationDetents([.fraction(value)])
    },
    BadValueCase("PresentationDetent.height(_:)", .negative) { value in
      tile.presentationDetents([.height(value)])
    },
    BadValueCase("View.navigationSplitViewColumnWidth(_:)", .negative) {
      tile.navigationSplitViewColumnWidth($0)
    },
    BadValueCase("View.navigationSplitViewColumnWidth(min:ideal:max:)", .negative) {
      tile.navigationSplitViewColumnWidth(min: $0, ideal: $0, max: $0)
    },
    BadValueCase("View.inspectorColumnWidth(_:)", .negative) { tile.inspectorColumnWidth($0) },
    BadValueCase("View.inspectorColumnWidth(min:ideal:max:)", .negative) {
      tile.inspectorColumnWidth(min: $0, ideal: $0, max: $0)
    },
    BadValueCase("View.banner(_:isPresented:duration:)") { value in
      tile.banner("saved", isPresented: .constant(true), duration: value)
    },
    BadValueCase("LazyVStack.init(alignment:spacing:pinnedViews:content:)") { value in
      ScrollView { LazyVStack(spacing: value) { ForEach(0..<9) { Text("\($0)") } } }
    },
    BadValueCase("LazyHStack.init(alignment:spacing:pinnedViews:content:)") { value in
      ScrollView(.horizontal) {
        LazyHStack(spacing: value) { ForEach(0..<9) { Text("\($0)") } }
      }
    },
    BadValueCase("LazyVGrid.init(columns:alignment:spacing:pinnedViews:content:)") { value in
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: value) {
          ForEach(0..<9) { Text("\($0)") }
        }
      }
    },
    BadValueCase("GridItem.init(_:spacing:alignment:)", .none) { value in
      ScrollView {
        LazyVGrid(
          columns: [
            GridItem(.fixed(value), spacing: value),
            GridItem(.flexible(minimum: value, maximum: value)),
          ]
        ) { ForEach(0..<9) { Text("\($0)") } }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: value))]) {
          ForEach(0..<9) { Text("\($0)") }
        }
      }
    },
    BadValueCase("LazyHGrid.init(rows:alignment:spacing:pinnedViews:content:)", .none) { value in
      ScrollView(.horizontal) {
        LazyHGrid(
          rows: [GridItem(.fixed(value)), GridItem(.adaptive(minimum: value))], spacing: value
        ) {
          ForEach(0..<9) { Text("\($0)") }
        }
      }
    },
    BadValueCase("Grid.init(alignment:horizontalSpacing:verticalSpacing:content:)") { value in
      Grid(horizontalSpacing: value, verticalSpacing: value) {
        GridRow {
          tile
          tile.gridCellAnchor(UnitPoint(x: value, y: value))
        }
      }
    },
    BadValueCase("View.listRowInsets(_:)", .none) { value in
      List(0..<3) { Text("\($0)").listRowInsets(EdgeInsets(.all, value)) }
    },
    BadValueCase("View.defaultScrollAnchor(_:)", .none) { value in
      ScrollView { Color.red.frame(height: 400) }
        .defaultScrollAnchor(UnitPoint(x: value, y: value))
        .defaultScrollAnchor(UnitPoint(x: value, y: value), for: .initialOffset)
    },
    BadValueCase("View.scrollPosition(id:anchor:)", .none) { value in
      ScrollView { LazyVStack { ForEach(0..<99) { Text("\($0)") } } }
        .scrollPosition(id: .constant(40), anchor: UnitPoint(x: value, y: value))
    },
    BadValueCase("View.scrollPosition(_:anchor:)", .none) { value in
      let point = UnitPoint(x: value, y: value)
      ScrollView { LazyVStack { ForEach(0..<99) { Text("\($0)") } } }
        .scrollPosition(.constant(ScrollPosition(id: 40, anchor: point)), anchor: point)
    },
    BadValueCase("ScrollPosition.init(idType:x:y:)", .none) { value in
      ScrollView { LazyVStack { ForEach(0..<99) { Text("\($0)") } } }
        .scrollPosition(.constant(ScrollPosition(x: value, y: value)))
    },
    BadValueCase("View.labelIconToTitleSpacing(_:)", .negative) { value in
      Label("label", systemImage: "star").labelIconToTitleSpacing(value)
    },
    BadValueCase("View.labelReservedIconWidth(_:)", .negative) { value in
      Label("label", systemImage: "star").labelReservedIconWidth(value)
    },
    BadValueCase("View.listRowSpacing(_:)", .negative) { value in
      List(0..<3) { Text("\($0)") }.listRowSpacing(value)
    },
    BadValueCase("View.listSectionSpacing(_:)", .negative) { value in
      List { ForEach(0..<3) { number in Section { Text("\(number)") } } }
        .listSectionSpacing(value)
    },
    BadValueCase("ScrollViewProxy.scrollTo(_:anchor:animated:)", .none) { value in
      ScrollViewReader { proxy in
        ScrollView { LazyVStack { ForEach(0..<99) { Text("\($0)") } } }
          .onAppear { proxy.scrollTo(40, anchor: UnitPoint(x: value, y: value)) }
      }
    },
    BadValueCase("View.onReachEnd(leading:perform:)", .none) { value in
      ScrollView { LazyVStack { ForEach(0..<99) { Text("\($0)") } } }
        .onReachEnd(leading: value) {}
    },
    BadValueCase("View.onScrollTargetVisibilityChange(idType:threshold:_:)", .none) { value in
      ScrollView { tile }
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: Double(value)) { _ in }
    },
    BadValueCase("View.onScrollVisibilityChange(threshold:_:)", .none) { value in
      ScrollView { tile.onScrollVisibilityChange(threshold: Double(value)) { _ in } }
    },
    BadValueCase("Anchor.Source.rect(_:)", .none) { value in
      tile.anchorPreference(
        key: BadAnchors.self, value: .rect(CGRect(x: value, y: 0, width: value, height: value))
      ) { [$0] }
      .overlayPreferenceValue(BadAnchors.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { index in
            Color.blue.frame(width: 3, height: 3).offset(x: proxy[anchors[index]].minX)
          }
        }
      }
    },
  ]

  static let gestures: [BadValueCase] = [
    BadValueCase(
      "View.onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)", .none
    ) {
      tile.onLongPressGesture(minimumDuration: Double($0), maximumDistance: $0) {}
    },
    BadValueCase("DragGesture.init(minimumDistance:coordinateSpace:)", .none) {
      tile.gesture(DragGesture(minimumDistance: $0))
    },
    BadValueCase("LongPressGesture.init(minimumDuration:maximumDistance:)", .none) {
      tile.gesture(LongPressGesture(minimumDuration: Double($0), maximumDistance: $0))
    },
    BadValueCase("MagnifyGesture.init(minimumScaleDelta:)", .none) {
      tile.gesture(MagnifyGesture(minimumScaleDelta: $0))
        .gesture(MagnificationGesture(minimumScaleDelta: $0))
    },
    BadValueCase("RotateGesture.init(minimumAngleDelta:)", .none) {
      tile.gesture(RotateGesture(minimumAngleDelta: .degrees(Double($0))))
        .gesture(RotationGesture(minimumAngleDelta: .degrees(Double($0))))
    },
  ]

  static let motion: [BadValueCase] = [
    BadValueCase("Animation", .none) {
      Moving(animation: .linear(duration: Double($0)))
      Moving(animation: .easeInOut(duration: 0.1).delay(Double($0)))
      Moving(animation: .easeInOut(duration: 0.1).speed(Double($0)))
      Moving(animation: .spring(duration: Double($0), bounce: Double($0)))
      Moving(animation: .spring(response: Double($0), dampingFraction: Double($0)))
      Moving(animation: .interpolatingSpring(stiffness: Double($0), damping: Double($0)))
      Moving(animation: .timingCurve(Double($0), 0, 0.3, Double($0), duration: 0.2))
    },
    BadValueCase("AnyTransition.scale(scale:anchor:)", .none) {
      Coming(transition: .scale(scale: $0, anchor: UnitPoint(x: $0, y: $0)))
      Coming(transition: .offset(x: $0, y: $0))
      Coming(transition: .offset(CGSize(width: $0, height: $0)))
    },
    BadValueCase("TimelineSchedule.periodic(from:by:)", .none) {
      TimelineView(.periodic(from: .distantPast, by: Double($0))) { _ in tile }
      TimelineView(.animation(minimumInterval: Double($0))) { _ in tile }
    },
    BadValueCase("LinearKeyframe.init(_:duration:timingCurve:)", .none) { value in
      tile.keyframeAnimator(initialValue: 0.0, trigger: 1) { content, x in
        content.offset(x: x)
      } keyframes: { _ in
        KeyframeTrack {
          LinearKeyframe(Double(value), duration: Double(value))
          CubicKeyframe(3.0, duration: Double(value))
          SpringKeyframe(Double(value), duration: Double(value))
        }
      }
    },
    BadValueCase("View.matchedGeometryEffect(id:in:properties:anchor:isSource:)", .none) {
      Matched(anchor: UnitPoint(x: $0, y: $0))
    },
  ]

  /// Counts, made of the numbers.
  static let counts: [BadValueCase] = [
    BadValueCase("TextMark.init(utf8:color:)", .none) {
      TextEditor(text: .constant("two\nlines"))
        .textMarks([TextMark(utf8: min($0.count, 2)..<max($0.count, 2), color: .red)])
    },
    BadValueCase("View.onTapGesture(count:perform:)", .none) {
      tile.onTapGesture(count: $0.count) {}
      tile.onTapGesture(count: $0.count, coordinateSpace: .local) { _ in }
      tile.gesture(TapGesture(count: $0.count))
      tile.gesture(SpatialTapGesture(count: $0.count))
    },
    BadValueCase("View.lineLimit(_:)", .none) {
      Text("a few words").lineLimit($0.count)
      Text("a few words").lineLimit(min($0.count, 3)...max($0.count, 3))
      Text("a few words").lineLimit($0.count...)
      Text("a few words").lineLimit(...$0.count)
      TextField("", text: .constant("a"), axis: .vertical).lineLimit($0.count, reservesSpace: true)
    },
    BadValueCase("View.characterLimit(_:)", .none) {
      TextField("", text: .constant("a")).characterLimit($0.count)
    },
    BadValueCase("View.gridCellColumns(_:)", .none) { value in
      Grid {
        GridRow {
          tile.gridCellColumns(min(value.count, 1_000))
          tile
        }
      }
    },
    BadValueCase("View.containerRelativeFrame(_:count:span:spacing:alignment:) counts", .none) {
      tile.containerRelativeFrame(.horizontal, count: $0.count, span: $0.count, spacing: 4)
    },
    BadValueCase("ForEach.init(_:content:)", .none) { value in
      let ids = [1, 1, min(value.count, 5), 0, 1]
      ForEach(0..<max(0, min(value.count, 30))) { Text("\($0)") }
      ForEach(ids, id: \.self) { Text("\($0)") }
      List(ids.map(BadValueRow.init)) { Text("\($0.id)") }
      ScrollView { LazyVStack { ForEach(ids, id: \.self) { Text("\($0)") } } }
      ScrollView { LazyVGrid(columns: []) { ForEach(ids, id: \.self) { Text("\($0)") } } }
    },
    BadValueCase("Gradient.init(colors:)", .none) { value in
      let colors = [Color](repeating: .red, count: max(0, min(value.count, 3)))
      Rectangle().fill(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
      Rectangle().fill(
        RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 4))
      Rectangle().fill(AngularGradient(colors: colors, center: .center))
      Text("gradient").foregroundStyle(
        LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
    },
    BadValueCase("TabContent.badge(_:)", .none) { value in
      TabView { Tab("tab", systemImage: "star") { tile }.badge(value.count) }
    },
    BadValueCase("View.badge(_:)", .none) { value in
      TabView { tile.tabItem { Text("tab") }.badge(value.count) }
    },
    BadValueCase("Animation.repeatCount(_:autoreverses:)", .none) {
      Moving(animation: .linear(duration: 0.1).repeatCount($0.count))
    },
  ]
}

extension CGFloat {
  /// The nearest count.
  fileprivate var count: Int { isNaN ? 0 : Int(Swift.min(Swift.max(self, -9e18), 9e18)) }
}

private struct BadAnchors: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// Moves as soon as it is there.
private struct Moving: View {
  let animation: Animation
  @State private var isMoved = false

  var body: some View {
    tile.offset(x: isMoved ? 10 : 0).opacity(isMoved ? 0.5 : 1)
      .onAppear { withAnimation(animation) { isMoved = true } }
  }
}

/// Brings a view in as soon as it is there.
private struct Coming: View {
  let transition: AnyTransition
  @State private var isThere = false

  var body: some View {
    ZStack { if isThere { tile.transition(transition) } }
      .onAppear { withAnimation(.linear(duration: 0.05)) { isThere = true } }
  }
}

private struct Matched: View {
  let anchor: UnitPoint
  @Namespace private var space

  var body: some View {
    ZStack {
      tile.matchedGeometryEffect(id: 1, in: space)
      tile.matchedGeometryEffect(id: 1, in: space, anchor: anchor, isSource: false)
    }
  }
}
