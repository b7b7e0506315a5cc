import LaminaGeometry
import LaminaTesting
import LaminaViews

/// The views that gesture scripts are played on; each is 200 by 200 points, and the window as well.
nonisolated enum GestureScene: String, CaseIterable {
  case tap, doubleTap, spatialTap, tripleDoubleSingle, twiceOutside, onceOutside
  case longPress, longPressModifier, longPressAndTap, drag, eagerDrag
  case magnify, rotate, magnifyAndRotate, dragAndMagnify
  case exclusiveTaps, exclusiveDragTap, pressThenDrag, tapThenDrag, simultaneousTapDrag
  case nestedTaps, nestedDrags, parentHigh, parentSimultaneous, parentDoubleHigh
  case maskGesture, maskSubviews, maskNone, disabledGesture, disabledView
  case button, buttonInDrag, buttonInLongPress, buttonInHighDrag, buttonInSimultaneousTap
  case mapped, withModifiers, state
  case scrollDrag, scrollEagerDrag, scrollLongPress, scrollPressThenDrag, scrollButton
  case scrollSideways, scrollSimultaneous, scrollHigh

  @MainActor func view(_ log: GestureLog) -> AnyView {
    AnyView(base(log).frame(width: 200, height: 200))
  }

  @MainActor private var pad: Color { .blue }

  @MainActor private func tap(_ word: String, _ count: Int = 1, _ log: GestureLog) -> some Gesture<
    Void
  > {
    TapGesture(count: count).onEnded { log(word) }
  }

  @MainActor private func drag(
    _ word: String, _ distance: CGFloat = 10, _ log: GestureLog
  ) -> some Gesture<DragGesture.Value> {
    DragGesture(minimumDistance: distance)
      .onChanged { log("\(word)drag\($0.way)") }
      .onEnded { log("\(word)dragged\($0.way)") }
  }

  @MainActor private func long(_ word: String, _ log: GestureLog) -> some Gesture<Bool> {
    LongPressGesture().onChanged { log("\(word)press:\($0)") }.onEnded { log("\(word)long:\($0)") }
  }

  @MainActor private func magnify(_ log: GestureLog) -> some Gesture<MagnifyGesture.Value> {
    MagnifyGesture()
      .onChanged { log("magnify\($0.magnification.tenth)") }
      .onEnded { log("magnified\($0.magnification.tenth)") }
  }

  @MainActor private func rotate(_ log: GestureLog) -> some Gesture<RotateGesture.Value> {
    RotateGesture()
      .onChanged { log("rotate\(Int($0.rotation.degrees.rounded()))") }
      .onEnded { log("rotated\(Int($0.rotation.degrees.rounded()))") }
  }

  @MainActor private func pressThenDrag(_ log: GestureLog) -> some View {
    pad.gesture(
      LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
        .onChanged { value in
          switch value {
          case .first(let isPressing): log("first:\(isPressing)")
          case .second(_, let drag): log("second:\(drag?.way ?? "-")")
          }
        }
        .onEnded { value in
          if case .second(_, let drag) = value { log("end:\(drag?.way ?? "-")") }
        })
  }

  @MainActor private func scroll<V: View>(_ content: V) -> some View {
    ScrollView { content.frame(width: 200, height: 3_000) }
  }

  @MainActor @ViewBuilder private func base(_ log: GestureLog) -> some View {
    switch self {
    case .tap, .doubleTap, .spatialTap, .tripleDoubleSingle, .twiceOutside, .onceOutside,
      .exclusiveTaps, .nestedTaps:
      taps(log)
    case .longPress, .longPressModifier, .longPressAndTap, .drag, .eagerDrag, .magnify, .rotate,
      .magnifyAndRotate, .dragAndMagnify:
      recognizers(log)
    case .exclusiveDragTap, .pressThenDrag, .tapThenDrag, .simultaneousTapDrag, .nestedDrags,
      .parentHigh, .parentSimultaneous, .parentDoubleHigh, .mapped, .withModifiers, .state:
      compositions(log)
    case .maskGesture, .maskSubviews, .maskNone, .disabledGesture, .disabledView: masks(log)
    case .button, .buttonInDrag, .buttonInLongPress, .buttonInHighDrag, .buttonInSimultaneousTap:
      buttons(log)
    case .scrollDrag, .scrollEagerDrag, .scrollLongPress, .scrollPressThenDrag, .scrollButton,
      .scrollSideways, .scrollSimultaneous, .scrollHigh:
      scrolls(log)
    }
  }

  @MainActor @ViewBuilder private func taps(_ log: GestureLog) -> some View {
    switch self {
    case .doubleTap: pad.onTapGesture(count: 2) { log("double") }
    case .spatialTap:
      pad.gesture(
        SpatialTapGesture().onEnded { log("at\(Int($0.location.x)),\(Int($0.location.y))") })
    case .tripleDoubleSingle:
      pad.gesture(
        tap("triple", 3, log)
          .exclusively(before: tap("double", 2, log).exclusively(before: tap("single", 1, log))))
    case .twiceOutside:
      pad.onTapGesture { log("single") }.onTapGesture(count: 2) { log("double") }
    case .onceOutside:
      pad.onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") }
    case .exclusiveTaps:
      pad.gesture(tap("double", 2, log).exclusively(before: tap("single", 1, log)))
    case .nestedTaps:
      pad.frame(width: 100, height: 100).gesture(tap("inner", 1, log))
        .frame(width: 200, height: 200).contentShape().gesture(tap("outer", 1, log))
    default: pad.gesture(tap("tap", 1, log))
    }
  }

  @MainActor @ViewBuilder private func recognizers(_ log: GestureLog) -> some View {
    switch self {
    case .longPress: pad.gesture(long("", log))
    case .longPressModifier:
      pad.onLongPressGesture {
        log("long")
      } onPressingChanged: {
        log("pressing:\($0)")
      }
    case .longPressAndTap: pad.gesture(long("", log)).gesture(tap("tap", 1, log))
    case .eagerDrag: pad.gesture(drag("", 0, log))
    case .magnify: pad.gesture(magnify(log))
    case .rotate: pad.gesture(rotate(log))
    case .magnifyAndRotate: pad.gesture(magnify(log).simultaneously(with: rotate(log)))
    case .dragAndMagnify: pad.gesture(drag("", 10, log).simultaneously(with: magnify(log)))
    default: pad.gesture(drag("", 10, log))
    }
  }

  @MainActor @ViewBuilder private func compositions(_ log: GestureLog) -> some View {
    switch self {
    case .exclusiveDragTap:
      pad.gesture(drag("", 10, log).exclusively(before: tap("tap", 1, log)))
    case .pressThenDrag: pressThenDrag(log)
    case .tapThenDrag:
      pad.gesture(
        TapGesture().sequenced(before: DragGesture(minimumDistance: 0)).onEnded { value in
          if case .second(_, let drag) = value { log("end:\(drag?.way ?? "-")") }
        })
    case .simultaneousTapDrag:
      pad.gesture(
        tap("tap", 1, log).simultaneously(with: drag("", 0, log)).onEnded { _ in
          log("both")
        })
    case .nestedDrags:
      pad.gesture(drag("inner", 20, log)).gesture(drag("outer", 10, log))
    case .parentHigh: pad.gesture(drag("inner", 5, log)).highPriorityGesture(drag("outer", 10, log))
    case .parentSimultaneous:
      pad.gesture(tap("inner", 1, log)).simultaneousGesture(tap("outer", 1, log))
    case .parentDoubleHigh:
      pad.gesture(tap("inner", 1, log)).highPriorityGesture(tap("double", 2, log))
    case .mapped:
      pad.gesture(
        DragGesture().map(\.translation.width).onChanged { log("\(Int($0))") }
          .map { $0 > 0 ? "right" : "left" }.onEnded { log($0) })
    case .withModifiers: pad.gesture(tap("shift", 1, log).modifiers(.shift))
    default: StatePad(log: log)
    }
  }

  @MainActor @ViewBuilder private func masks(_ log: GestureLog) -> some View {
    let inner = pad.gesture(tap("inner", 1, log))
    switch self {
    case .maskGesture: inner.gesture(tap("outer", 1, log), including: .gesture)
    case .maskSubviews: inner.gesture(tap("outer", 1, log), including: .subviews)
    case .maskNone: inner.gesture(tap("outer", 1, log), including: .none)
    case .disabledGesture: inner.highPriorityGesture(tap("outer", 1, log), isEnabled: false)
    default: inner.gesture(drag("", 10, log)).onLongPressGesture { log("long") }.disabled(true)
    }
  }

  @MainActor @ViewBuilder private func buttons(_ log: GestureLog) -> some View {
    let button = Button {
      log("pressed")
    } label: {
      pad.frame(width: 150, height: 150)
    }
    .buttonStyle(.plain)
    switch self {
    case .buttonInDrag: button.gesture(drag("", 0, log))
    case .buttonInLongPress: button.onLongPressGesture { log("long") }
    case .buttonInHighDrag: button.highPriorityGesture(drag("", 10, log))
    case .buttonInSimultaneousTap: button.simultaneousGesture(tap("tap", 1, log))
    default: button
    }
  }

  @MainActor @ViewBuilder private func scrolls(_ log: GestureLog) -> some View {
    switch self {
    case .scrollEagerDrag: scroll(pad.gesture(drag("", 0, log)))
    case .scrollLongPress:
      scroll(
        pad.onLongPressGesture {
          log("long")
        } onPressingChanged: {
          log("pressing:\($0)")
        })
    case .scrollPressThenDrag: scroll(pressThenDrag(log))
    case .scrollButton:
      scroll(
        Button {
          log("pressed")
        } label: {
          pad
        }
        .buttonStyle(.plain))
    case .scrollSideways: scroll(pad.gesture(drag("", 10, log)))
    case .scrollSimultaneous: scroll(pad.simultaneousGesture(drag("", 10, log)))
    case .scrollHigh: scroll(pad.highPriorityGesture(drag("", 10, log)))
    default: scroll(pad.gesture(drag("", 10, log)))
    }
  }
}

/// A pad whose state follows a drag.
struct StatePad: View {
  let log: GestureLog
  @GestureState private var width: CGFloat = 0

  var body: some View {
    log("state\(Int(width))")
    return Color.blue.gesture(
      DragGesture()
        .updating($width) { value, width, _ in width = value.translation.width }
        .onEnded { log("dragged\($0.way)") })
  }
}

extension View {
  /// Makes the whole frame take hits.
  fileprivate func contentShape() -> some View { background(Color.white) }
}
