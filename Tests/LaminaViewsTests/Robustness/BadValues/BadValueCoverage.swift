/// What of the public functions with numbers is tested by a case of another name, or by none and why.
nonisolated enum BadValueCoverage {
  /// Called within a case that is named after a neighbour.
  static let called: Set<String> = [
    "Anchor.Source.point(_:)", "Anchor.Source.unitPoint(_:)",
    "AngularGradient.init(colors:center:angle:)", "AngularGradient.init(gradient:center:angle:)",
    "AngularGradient.init(gradient:center:startAngle:endAngle:)",
    "AnimationTimelineSchedule.init(minimumInterval:paused:)", "AnyTransition.offset(_:)",
    "AnyTransition.offset(x:y:)", "AsyncImage.fade(_:)", "AsyncImage.init(url:scale:content:)",
    "AsyncImage.init(url:scale:content:placeholder:)",
    "AsyncImage.init(url:scale:content:placeholder:failure:)", "Capsule.inset(by:)",
    "Circle.inset(by:)", "ConstraintStack.init(layoutMargins:content:)", "Ellipse.inset(by:)",
    "ForEach.init(_:id:content:)", "LinearGradient.init(gradient:startPoint:endPoint:)",
    "LinearGradient.init(stops:startPoint:endPoint:)", "List.init(_:id:rowContent:)",
    "List.init(_:id:selection:rowContent:)", "List.init(_:rowContent:)",
    "List.init(_:selection:rowContent:)", "MagnificationGesture.init(minimumScaleDelta:)",
    "OffsetShape.init(shape:offset:)", "OffsetTransition.init(_:)",
    "PeriodicTimelineSchedule.init(from:by:)", "ProgressView.init(_:value:total:)",
    "ProgressView.init(value:total:label:)",
    "RadialGradient.init(gradient:center:startRadius:endRadius:)", "Rectangle.inset(by:)",
    "RotatedShape.init(shape:angle:anchor:)", "RotationGesture.init(minimumAngleDelta:)",
    "RoundedRectangle.inset(by:)", "ScaleTransition.init(_:anchor:)",
    "ScaledShape.init(shape:scale:anchor:)", "Shape.offset(x:y:)", "Shape.scale(x:y:anchor:)",
    "Shape.strokeBorder(_:lineWidth:)", "Shape.strokeBorder(_:style:)", "ShrunkShape.inset(by:)",
    "Slider.init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)",
    "Slider.init(value:in:label:onEditingChanged:)",
    "Slider.init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)",
    "Slider.init(value:in:step:label:onEditingChanged:)",
    "SpatialTapGesture.init(count:coordinateSpace:)", "TapGesture.init(count:)",
    "TimelineSchedule.animation(minimumInterval:paused:)",
    "TransformedShape.init(shape:transform:)", "Transition.offset(_:)", "Transition.offset(x:y:)",
    "Transition.scale(_:anchor:)", "TrimmedShape.init(shape:from:to:)",
    "View.constraintItem(_:alignment:)", "View.defaultScrollAnchor(_:for:)",
    "View.gridCellAnchor(_:)", "View.lineLimit(_:reservesSpace:)",
    "View.onTapGesture(count:coordinateSpace:perform:)", "VisualEffect.contrast(_:)",
    "VisualEffect.grayscale(_:)", "VisualEffect.hueRotation(_:)", "VisualEffect.offset(_:)",
    "VisualEffect.saturation(_:)", "VisualEffect.scaleEffect(x:y:anchor:)",
  ]

  /// No view's: files, histories, option sets, the host's side of a window; or asked, not given.
  static let noViews: Set<String> = [
    "CGPoint.init(anchored:)", "CGRect.init(anchored:)",
    "ChainPlayer.init(_:speed:repeatsForever:)",
    "ChainPlayer.seek(to:)", "EvaluationCounters.count(of:)", "FocusInteractions.init(rawValue:)",
    "Image.init(data:name:)", "LayerView.init(_:layout:)", "Phases.init(rawValue:)",
    "RestorationLimits.init(bytes:)", "RestorationStore.init(directory:version:limits:timer:)",
    "RestorationLimits.init(bytes:depth:)",
    "RestorationStore.init(file:version:limits:timer:)", "RestorationStore.mainQueue(_:_:)",
    "RestorationStore.preferences(for:version:environment:)",
    "RestorationStore.standard(for:version:environment:)",
    "ScrollGeometry.init(contentOffset:contentSize:containerSize:)",
    "SubmitTriggers.init(rawValue:)", "TextInputRequest.init(caret:revision:)",
    "TextSelection.init(range:)", "UndoHistory.change(_:coalescing:at:_:)",
    "UndoHistory.endGroup(at:)", "UndoHistory.group(_:at:_:)",
    "UndoHistory.init(_:limit:coalescingInterval:)", "UndoLimit.init(count:bytes:)",
    "UndoLimit.init(count:bytes:cost:)", "Undoable.init(wrappedValue:limit:coalescingInterval:)",
    "Undoable.init(wrappedValue:sceneStorage:limit:coalescingInterval:)", "ViewGraph.advance(to:)",
    "ViewGraph.render(size:scale:)", "ViewGraph.scrolledLayer(size:scale:)",
    "ViewGraph.textInput(_:at:)",
  ]

  /// What shapes are asked for by the framework itself.
  static func isAsked(_ name: String) -> Bool { name.hasSuffix(".path(in:)") }
}
